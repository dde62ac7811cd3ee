// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/cause.h"
#include "ui/transcript/row_painter.h"
#include "ui/transcript/transcript_layout.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

class QMenu;

namespace studio::ui {

class Avatars;
class FindBar;
class FramePacer;
class JumpButton;
class QuietScrollBar;
class RoomSearch;
class TranscriptModel;

/// A row as it stands in the viewport, for tests and screen readers.
struct VisibleRow
{
    qint64 row = 0;
    QRect rect; ///< in the viewport, cut to it
    QString spoken;
    QString heardBy;                               ///< of a whisper: by whom alone it was witnessed
    QList<std::pair<NoteAction, QRect>> actions{}; ///< of its notes, as far as they are visible
    QStringList notes{};                           ///< the lines after it
};

/// The conversation: painted rows of Markdown, only what is visible is ever laid out.
///
/// Sticks to the newest message while it shows it; scrolled up, it stays where it is and says what came. No
/// image, file or address is ever opened here: a link that is clicked is told to the window. It changes
/// nothing in its model but asks it for rows. GUI thread.
///
/// Keys: Up, Down, Page, Home, End scroll; with Ctrl, Up and Down go from message to message, with Shift they
/// select; Menu, Shift+F10 or Enter opens the message's menu; Ctrl+F searches the room, Ctrl+T shows the turn
/// that said the message.
class TranscriptView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    static constexpr QKeyCombination kTurnKey = Qt::CTRL | Qt::Key_T;
    static constexpr QKeyCombination kEditKey = Qt::CTRL | Qt::Key_F2; ///< of the message with the focus
    static constexpr QKeyCombination kOlderKey = Qt::ALT | Qt::Key_Left;
    static constexpr QKeyCombination kNewerKey = Qt::ALT | Qt::Key_Right;

    TranscriptView(TranscriptModel &model, QWidget *parent = nullptr);
    ~TranscriptView() override;

    /// How the cause of a cut-off message is said: "you spoke".
    void setCauseText(std::function<QString(model::Cause)> causeText);
    /// What an empty transcript says; until set "Say hello…".
    void setEmptyText(const QString &text);
    /// The faces of companions beside their names; until set, initials. Looked at, not owned. Users are
    /// always shown by the initial of the name that they write under.
    void setAvatars(const Avatars &avatars);
    /// Menus of messages say who has witnessed them, and lead on from there.
    void offerWitnesses() { m_tellsWitnesses = true; }
    /// Menus of messages offer to do replies again, to choose alternatives and to edit.
    void offerWays() { m_offersWays = true; }
    /// The shortest time between two frames of what is being said.
    void setFrameInterval(std::chrono::milliseconds interval);

    [[nodiscard]] bool isAtBottom() const;
    [[nodiscard]] int newerBelow() const { return m_newer; } ///< messages that came since scrolling up
    void jumpToNewest();
    void jumpToRow(qint64 row);

    [[nodiscard]] QString selectedText() const;
    void selectAll();
    void copy() const; ///< the selection, else the message that has the keys
    /// The first and the last row of which something is selected; none: nothing is.
    [[nodiscard]] std::optional<std::pair<qint64, qint64>> selectedRows() const;

    /// The message that the keys are at; -1: none.
    [[nodiscard]] qint64 currentRow() const { return m_look.current; }
    void setCurrentRow(qint64 row);

    void openFind();
    void closeFind();
    [[nodiscard]] RoomSearch &search() { return *m_search; }

    [[nodiscard]] QList<VisibleRow> visibleRows();
    /// As a click on it does.
    void activateNote(const QString &note) { Q_EMIT noteActivated(note); }
    /// Screen readers are told that, as they are of a new message.
    void tell(const QString &sentence);
    /// The latest message as it was told to screen readers.
    [[nodiscard]] QString announcement() const { return m_announcement; }
    /// How many blocks were laid out so far: a test watches that it stays small.
    [[nodiscard]] quint64 layoutsMade() const { return m_layout.layoutsMade(); }

Q_SIGNALS:
    void atBottomChanged(bool atBottom);
    void newerBelowChanged(int messages);
    /// Somebody wants to go there: show them the real host first. `words` is what the link said.
    void linkActivated(const QUrl &address, const QString &words);
    void noteActivated(const QString &note); ///< somebody wants to see what that OpenableNote opens
    void replyAgainWanted(const studio::base::MessageId &reply);
    void decideAgainWanted(const studio::base::MessageId &reply);
    void alternativeWanted(const studio::base::MessageId &message, int place); ///< 1 the oldest
    void editWanted(qint64 row);
    void decisionWanted(const studio::base::MessageId &message);
    void witnessesWanted(qint64 row);                        ///< who has come to know of it
    void turnWanted(const studio::base::MessageId &message); ///< what happened in the turn that said it

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
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
    void followSearch();
    void drawFaces();
    void goBack(qint64 row);
    void tookRows(qint64 first, qint64 count);
    void announce(qint64 row);
    void unsettle();
    void settle();
    void showGrowth();
    void showScrollBar();
    void showJumpButton();
    void placeFindBar();
    void applyStyle();
    void applyWords();
    void scrollPixels(int pixels);
    void setNewer(int messages);
    void point(const Pointed &pointed);
    void activate(const Pointed &pointed);
    void dragTo(QPointF point);
    void selectWordAt(QPointF point);
    void extendSelection(QKeyEvent *event);
    void stepRow(int step, bool select);
    void keepVisible(const TextPosition &position);
    bool keyCommand(QKeyEvent *event);
    void askForTurn(qint64 row);
    void openMenu(qint64 row, const Pointed &at, QPoint where);
    void addLinks(QMenu &menu, qint64 row, const Pointed &at);
    void addNotes(QMenu &menu, qint64 row);
    void addWays(QMenu &menu, qint64 row);
    void chooseBeside(qint64 row, int step);
    bool wayCommand(QKeyEvent *event);
    void addCodes(QMenu &menu, qint64 row, const Pointed &at);
    void copyRow(qint64 row, bool asMarkdown) const;
    void copyCode(qint64 row, int block);
    [[nodiscard]] bool isText(qint64 row, int block);
    [[nodiscard]] QPoint belowFirstLine(qint64 row);
    void showHit();
    [[nodiscard]] QRect column() const;
    [[nodiscard]] RowLook lookOf(const QList<PlacedBlock> &placed) const;

    TranscriptModel &m_model;
    TranscriptLayout m_layout;
    std::function<QString(model::Cause)> m_causeText;
    QString m_emptyText;
    Avatars *m_drawn = nullptr; // until somebody brings faces
    const Avatars *m_avatars = nullptr;
    FramePacer *m_pacer = nullptr;
    JumpButton *m_jump = nullptr;
    QuietScrollBar *m_bar = nullptr;
    FindBar *m_find = nullptr;
    RoomSearch *m_search = nullptr;

    RowLook m_look;
    QList<PlacedBlock> m_shown; // as they were painted last
    bool m_dragging = false;
    Pointed m_pressed;
    QPointF m_dragPoint;
    QBasicTimer m_dragTimer; // scrolls while the pointer is held outside
    QBasicTimer m_copiedTimer;

    QDate m_today;
    bool m_settled = false;
    bool m_settleQueued = false;
    bool m_movingBar = false;
    bool m_shownAtBottom = true;
    bool m_showsFocus = false;
    bool m_tellsWitnesses = false;
    bool m_offersWays = false;
    int m_newer = 0;
    double m_wheelRest = 0; // pixels of the wheel that are not whole yet
    QString m_announcement;
};

} // namespace studio::ui
