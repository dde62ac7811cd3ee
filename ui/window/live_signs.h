// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QWidget>

class QToolButton;

namespace studio::ui {

/// The signs at the right end of the top bar for what is going on beyond the conversation: a voice is heard,
/// the camera is on, a door is open, it costs money. Each is there only while it is so, with words beside its
/// picture; pressed it leads to more.
class LiveSigns : public QWidget
{
    Q_OBJECT

public:
    enum class Sign { Voice, Camera, Doors, Cost };

    explicit LiveSigns(QWidget *parent = nullptr);

    /// \p words say what is so ("0.4 ¢", "camera"), \p details stand in the tool tip. Empty words: not so.
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
