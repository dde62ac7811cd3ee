// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/stage_mode.h"

#include <QWidget>

namespace studio::ui {

/// A bubble over a head with the end of what the companion says. Lets the pointer through; it is not for
/// screen readers, which read the conversation itself.
class SpeechBubble : public QWidget
{
    Q_OBJECT

public:
    /// Words show their end; a trouble shows its beginning, with a warning frame.
    enum class What { Words, Trouble };

    explicit SpeechBubble(QWidget *parent);

    void setLines(int lines) { m_lines = lines; }
    void say(const QString &text, What what = What::Words);
    [[nodiscard]] const QString &text() const { return m_text; }
    /// The visible part of the text, with "…" where there is more.
    [[nodiscard]] QString shown() const;

    /// At most \p widest wide, its tip at \p tip, all of it inside \p room.
    void place(const QPoint &tip, const QRect &room, int widest);
    [[nodiscard]] static int linesIn(StageMode mode) { return mode == StageMode::Large ? 3 : 2; }
    [[nodiscard]] static int heightFor(int lines, const QFont &font);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QStringList linesOf(const QString &text, int width) const;

    QString m_text;
    What m_what = What::Words;
    int m_lines = 2;
    int m_tip = 0; ///< x of the tip, from the left
};

} // namespace studio::ui
