// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QWidget>

class QToolButton;

namespace studio::ui {

/// The signs at the right end of the top bar for what goes on beyond the conversation: a voice is heard, the
/// camera is on, a door is open, the room costs money. Each sign is visible only while that is so, with words
/// beside its icon; pressing it leads to more.
class LiveSigns : public QWidget
{
    Q_OBJECT

public:
    enum class Sign { Voice, Camera, Doors, Cost };

    explicit LiveSigns(QWidget *parent = nullptr);

    /// \p words appear beside the icon ("0.4 ¢", "camera"), \p details in the tool tip. Empty words hide the
    /// sign.
    void show(Sign sign, const QString &words, const QString &details = {});
    [[nodiscard]] QString words(Sign sign) const;

Q_SIGNALS:
    void pressed(studio::ui::LiveSigns::Sign sign);

private:
    void applyTheme();
    [[nodiscard]] QToolButton *makeSign(Sign sign);

    QMap<Sign, QToolButton *> m_signs;
};

} // namespace studio::ui
