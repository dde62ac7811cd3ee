// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QWidget>

#include <functional>
#include <optional>

class QToolButton;

namespace studio::ui {

class MessageActions;
class TranscriptCursor;
class TranscriptLayout;
class TranscriptModel;
struct PlacedBlock;

/// The small bar over the message under the pointer, else over the message that has the keyboard focus: reply
/// again, edit, copy, quote, delete, and the menu with all the rest. It is a child of the transcript's
/// viewport, and the only one: it moves from message to message and never changes the layout. Its buttons
/// take no focus, because the menu has the same for the keyboard. It is not over notes, placeholders and a
/// text that is still being said. GUI thread; no errors: a message that is gone hides it.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    struct Parts
    {
        const TranscriptModel &model;
        TranscriptLayout &layout;
        MessageActions &actions;
        const TranscriptCursor &cursor;
        std::function<QRect()> column; ///< the place of the rows in the viewport
    };

    MessageBar(const Parts &parts, QWidget *viewport);

    /// Where the pointer is in the viewport; null: it is elsewhere, or it selects text.
    void setPointer(std::optional<QPointF> pointer);
    /// Rows or the focus may have moved: follows them in the next turn of the event loop.
    void followSoon();
    [[nodiscard]] qint64 row() const { return isHidden() ? -1 : m_row; }

Q_SIGNALS:
    void quoteWanted(qint64 row);
    void menuWanted(qint64 row, QPoint below); ///< on the screen

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    template<class Act>
    QToolButton *add(const QString &name, const char *id, Act act);
    void follow();
    [[nodiscard]] bool isUnderPointer() const;
    [[nodiscard]] qint64 wantedRow();
    [[nodiscard]] std::optional<QPoint> placeOver(qint64 row);
    void offerFor(qint64 row);
    void applyTheme();
    void retranslate();

    Parts m_parts;
    std::optional<QPointF> m_pointer;
    qint64 m_row = -1;
    bool m_isQueued = false;
    QToolButton *m_again = nullptr;
    QToolButton *m_edit = nullptr;
    QToolButton *m_copy = nullptr;
    QToolButton *m_quote = nullptr;
    QToolButton *m_delete = nullptr;
    QToolButton *m_more = nullptr;
};

} // namespace studio::ui
