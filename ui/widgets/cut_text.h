// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

namespace studio::ui {

/// Plain text in a fixed number of lines, so that nothing below moves when the text changes. A longer text is
/// cut at the end of the last line; a click, Return or Space shows all of it, and shows it cut again. text()
/// is always the whole text.
class CutText : public QLabel
{
    Q_OBJECT

public:
    CutText(const QString &objectName, int lines, QWidget *parent)
        : QLabel(parent)
        , m_lines(lines)
    {
        setObjectName(objectName);
        setTextFormat(Qt::PlainText);
        begin();
    }

    void say(const QString &text); ///< cut, if it is another text
    /// Whether the text is longer than its lines.
    [[nodiscard]] bool isLong() const { return m_isLong; }
    [[nodiscard]] bool isOpen() const { return m_isOpen; } ///< all of a long text is shown
    /// The lines that are shown, the last one cut; none without a text.
    [[nodiscard]] QStringList shownLines() const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void begin();
    void measure();
    void setOpen(bool open);
    [[nodiscard]] QStringList linesIn(int width) const;

    int m_lines;
    bool m_isLong = false;
    bool m_isOpen = false;
};

} // namespace studio::ui
