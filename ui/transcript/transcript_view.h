// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/cause.h"
#include "ui/theme/theme.h"
#include "ui/transcript/text_selection.h"
#include "ui/transcript/transcript_layout.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>

#include <functional>

namespace studio::ui {

class JumpButton;
class QuietScrollBar;
class TranscriptModel;

/// A row as it stands in the viewport, for tests and screen readers.
struct VisibleRow
{
    qint64 row = 0;
    QRect rect; ///< in the viewport, cut to it
    QString spoken;
};

/// The conversation: painted rows of plain text, only what is visible is ever laid out.
///
/// Sticks to the newest message while it shows it; scrolled up, it stays where it is and says what came. It
/// shows texts as they were said: nothing is interpreted, no image, file or address is opened. It changes
/// nothing in its model but asks it for rows. GUI thread.
class TranscriptView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    TranscriptView(TranscriptModel &model, const Theme &theme, QWidget *parent = nullptr);
    ~TranscriptView() override;

    void setTheme(const Theme &theme);
    /// How the cause of a cut-off message is said: "you spoke".
    void setCauseText(std::function<QString(model::Cause)> causeText);
    /// What an empty transcript says; until set "Say hello…".
    void setEmptyText(const QString &text);

    [[nodiscard]] bool isAtBottom() const;
    [[nodiscard]] int newerBelow() const { return m_newer; } ///< messages that came since scrolling up
    void jumpToNewest();
    void jumpToRow(qint64 row);

    [[nodiscard]] QString selectedText() const;
    void selectAll();
    void copy() const;

    [[nodiscard]] QList<VisibleRow> visibleRows();
    /// The latest message as it was told to screen readers.
    [[nodiscard]] QString announcement() const { return m_announcement; }
    /// How many blocks were laid out so far: a test watches that it stays small.
    [[nodiscard]] quint64 layoutsMade() const { return m_layout.layoutsMade(); }

Q_SIGNALS:
    void atBottomChanged(bool atBottom);
    void newerBelowChanged(int messages);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void followModel();
    void tookRows(qint64 first, qint64 count);
    void announce(qint64 row);
    void unsettle();
    void settle();
    void showScrollBar();
    void showJumpButton();
    void applyStyle();
    void applyWords();
    void scrollPixels(int pixels);
    void setNewer(int messages);
    void dragTo(QPointF point);
    void selectWordAt(QPointF point);
    [[nodiscard]] QRect column() const;

    TranscriptModel &m_model;
    Theme m_theme;
    TranscriptLayout m_layout;
    std::function<QString(model::Cause)> m_causeText;
    QString m_emptyText;
    JumpButton *m_jump = nullptr;
    QuietScrollBar *m_bar = nullptr;

    TextSelection m_selection;
    bool m_dragging = false;
    QPointF m_dragPoint;
    QBasicTimer m_dragTimer; // scrolls while the pointer is held outside

    bool m_settled = false;
    bool m_settleQueued = false;
    bool m_movingBar = false;
    bool m_shownAtBottom = true;
    bool m_showsFocus = false;
    int m_newer = 0;
    double m_wheelRest = 0; // pixels of the wheel that are not whole yet
    QString m_announcement;
};

} // namespace studio::ui
