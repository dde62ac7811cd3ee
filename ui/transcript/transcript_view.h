// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/cause.h"
#include "ui/transcript/message_actions.h"
#include "ui/transcript/row_painter.h"
#include "ui/transcript/transcript_layout.h"
#include "ui/transcript/visible_rows.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

namespace studio::ui {

class Avatars;
class FindController;
class GrowingRow;
class MessageBar;
class MessageEditor;
class PointerSelection;
class RowPictures;
class RoomSearch;
class SelectionKeys;
class SpeakerFaces;
class TranscriptCursor;
class TranscriptModel;
class TranscriptScroller;

/// The conversation: painted rows of Markdown, of which only the visible part is ever laid out.
///
/// Sticks to the newest message while that is visible; when scrolled up, it stays in place and says what
/// arrived. It never opens an image, file or address: it passes a clicked link to the window. It changes
/// nothing in its model; it only requests rows. GUI thread.
///
/// Keys: Up, Down, Page, Home, End scroll; with Ctrl, Up and Down go from message to message, with Shift they
/// select; Menu, Shift+F10 or Enter opens the message's menu. The keys of its actions are in the registry.
class TranscriptView : public QAbstractScrollArea, public SpokenTranscript
{
    Q_OBJECT

public:
    TranscriptView(TranscriptModel &model, QWidget *parent = nullptr);
    ~TranscriptView() override;

    /// Sets the wording of a cut-off message's cause: "you spoke".
    void setCauseText(std::function<QString(model::Cause)> causeText);
    /// Sets the text of an empty transcript; by default "Say hello…".
    void setEmptyText(const QString &text);
    /// Sets the companions' faces beside their names; by default initials. Not owned. A user always has the
    /// initial of the name that they write under.
    void setAvatars(const Avatars &avatars);
    [[nodiscard]] const TranscriptModel &model() const { return m_model; }
    /// The pictures in messages: answer what they need.
    [[nodiscard]] RowPictures &pictures() { return *m_pictures; }
    /// Menus of messages say who has witnessed them, and lead to the window of witnesses.
    void offerWitnesses() { m_actions->offerWitnesses(); }
    /// Menus of messages offer to repeat replies, choose alternatives, edit texts and delete messages.
    void offerWays() { m_actions->offerWays(); }
    [[nodiscard]] MessageActions &actions() { return *m_actions; }
    /// Messages can be quoted, see quoteWanted().
    void offerQuotes() { m_actions->offerQuotes(); }
    /// The shortest time between two frames of a streaming message.
    void setFrameInterval(std::chrono::milliseconds interval);

    [[nodiscard]] bool isAtBottom() const;
    [[nodiscard]] int newerBelow() const; ///< messages since scrolling up
    void jumpToNewest();
    void jumpToRow(qint64 row);

    [[nodiscard]] QString selectedText() const;
    void selectAll();
    void copy() const; ///< the selection, else the message with the focus
    /// The first and the last row with a selection; null if nothing is selected.
    [[nodiscard]] std::optional<std::pair<qint64, qint64>> selectedRows() const;

    [[nodiscard]] qint64 currentRow() const override;
    void setCurrentRow(qint64 row);

    /// Whether a new room can continue from that message; continueFrom() asks for it by continueWanted().
    [[nodiscard]] bool canContinueFrom(qint64 row) const { return m_actions->canContinueFrom(row); }
    void continueFrom(qint64 row) { m_actions->continueFrom(row); }
    /// Edits the text of that message in its place; edited() follows, if the user saves another text.
    void openEditor(qint64 row);

    void openFind();
    void closeFind();
    [[nodiscard]] RoomSearch &search();

    [[nodiscard]] QList<VisibleRow> visibleRows() override;
    void activateNote(const QString &note) override { Q_EMIT noteActivated(note); }
    /// Announces the sentence to screen readers, as for a new message.
    void tell(const QString &sentence);
    [[nodiscard]] QString announcement() const override { return m_announcement; }
    /// The number of blocks laid out so far; a test checks that it stays small.
    [[nodiscard]] quint64 layoutsMade() const { return m_layout.layoutsMade(); }

Q_SIGNALS:
    void atBottomChanged(bool atBottom);
    void newerBelowChanged(int messages);
    /// The user wants to open the address: show them the real host first. `words` is the text of the link.
    void linkActivated(const QUrl &address, const QString &words);
    void noteActivated(const QString &note); ///< the user wants to see what that OpenableNote opens
    void replyAgainWanted(const studio::base::MessageId &reply);
    void decideAgainWanted(const studio::base::MessageId &reply);
    void alternativeWanted(const studio::base::MessageId &message, int place); ///< 1 is the oldest
    void editWanted(qint64 row);
    void edited(const studio::base::MessageId &message, const QString &text);
    void editPutAside(); ///< the text that the user was editing is kept until its message is edited again
    void deleteWanted(const studio::base::MessageId &message);
    void continueWanted(const studio::base::MessageId &message); ///< in a new room
    void quoteWanted(const studio::ui::Quotation &quotation);
    void decisionWanted(const studio::base::MessageId &message);
    void witnessesWanted(qint64 row);                        ///< who has come to know of the message
    void turnWanted(const studio::base::MessageId &message); ///< what happened in the turn of the message

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
    void followScroller();
    void followPointer();
    void forgetMarks();
    void followActions();
    void followBar();
    void followEditor();
    void quote(qint64 row);
    void showCopied(qint64 row, int block);
    void announce(qint64 row);
    void placeFindBar();
    void applyStyle();
    void applyWords();
    bool keyCommand(QKeyEvent *event);
    void openMenu(qint64 row, const Pointed &at, QPoint where);
    [[nodiscard]] QPoint belowFirstLine(qint64 row);
    void showHit();
    [[nodiscard]] QRect column() const;
    [[nodiscard]] RowLook lookOf(const QList<PlacedBlock> &placed) const;

    TranscriptModel &m_model;
    TranscriptLayout m_layout;
    std::function<QString(model::Cause)> m_causeText;
    QString m_emptyText;
    SpeakerFaces *m_faces = nullptr;
    RowPictures *m_pictures = nullptr;
    FindController *m_find = nullptr;
    MessageActions *m_actions = nullptr;

    TranscriptScroller *m_scroller = nullptr;
    GrowingRow *m_growing = nullptr;
    TranscriptCursor *m_cursor = nullptr;
    PointerSelection *m_pointer = nullptr;
    SelectionKeys *m_keys = nullptr;
    MessageBar *m_bar = nullptr;
    MessageEditor *m_editor = nullptr;

    Pointed m_copied;   // code that was copied just now
    TextPosition m_hit; // of the search
    QBasicTimer m_copiedTimer;

    QDate m_today;
    double m_wheelRest = 0; // wheel movement of less than a pixel
    QString m_announcement;
};

} // namespace studio::ui
