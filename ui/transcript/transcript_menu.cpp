// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menus of a message, its code and its links, by pointer and by keys; and the search bar.
#include "ui/theme/theme_of.h"
#include "ui/transcript/copied_text.h"
#include "ui/transcript/find_bar.h"
#include "ui/transcript/room_search.h"
#include "ui/transcript/row_content.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"

#include "core/model/participants.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kMostEntries = 12; // of links or of code in a menu
constexpr int kCopiedFor = 1500; // ms for which a button says that it copied

QString menuText(const QString &text)
{
    QString line = text.simplified().left(48);
    return line.replace(u'&', u"&&"_s);
}

// All of the code that begins in a block.
QString codeFrom(const RowBlocks &row, int block)
{
    QString code = row.words(block).text.plain;
    for (int next = block + 1; next < row.count() && row.at(next).kind == Block::Kind::Text; ++next) {
        const markdown::Block words = row.words(next);
        if (!words.continues)
            break;
        if (words.join == markdown::Block::Join::NextLine)
            code += u'\n';
        code += words.text.plain;
    }
    return code;
}

} // namespace

QString TranscriptView::selectedText() const { return copiedText(m_model, m_look.selection); }

std::optional<std::pair<qint64, qint64>> TranscriptView::selectedRows() const
{
    if (m_look.selection.isEmpty())
        return std::nullopt;
    return std::pair(m_look.selection.first().row, m_look.selection.last().row);
}

void TranscriptView::copy() const
{
    const QString text = selectedText();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
    else if (m_look.current >= 0 && m_showsFocus)
        copyRow(m_look.current, false);
}

void TranscriptView::copyRow(qint64 row, bool asMarkdown) const
{
    const model::MessageRow *message = m_model.message(row);
    const QString written = m_model.isStreaming(row) ? m_model.streaming()->text
                            : message                ? message->posted.message.text
                                                     : QString();
    if (!written.isEmpty())
        QGuiApplication::clipboard()->setText(asMarkdown ? written : saidText(written));
}

void TranscriptView::copyCode(qint64 row, int block)
{
    if (!isText(row, block))
        return;
    QGuiApplication::clipboard()->setText(codeFrom(*m_layout.row(row), block));
    m_look.copied = {row, block, -1, block, true};
    m_copiedTimer.start(kCopiedFor, this);
    viewport()->update();
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        const Pointed at = m_layout.pointedAt(event->pos() - column().topLeft());
        return openMenu(at.row, at, event->globalPos());
    }
    const QList<VisibleRow> rows = visibleRows();
    if (m_look.current < 0 && !rows.isEmpty())
        m_look.current = rows.last().row;
    m_showsFocus = true;
    openMenu(m_look.current, {}, {});
}

void TranscriptView::openMenu(qint64 row, const Pointed &at, QPoint where)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"transcript.menu"_s);
    const bool isMessage =
        row >= 0 && row < m_model.rowCount() && (m_model.message(row) || m_model.isStreaming(row));
    const bool isSelected = !m_look.selection.isEmpty();

    QAction *copyAction = menu->addAction(isSelected ? tr("Copy the selection") : tr("Copy the message"),
                                          QKeySequence(QKeySequence::Copy), this, [this, row, isSelected] {
                                              if (isSelected)
                                                  copy();
                                              else
                                                  copyRow(row, false);
                                          });
    copyAction->setEnabled(isSelected || isMessage);
    QAction *markdown =
        menu->addAction(tr("Copy the message as Markdown"), this, [this, row] { copyRow(row, true); });
    markdown->setEnabled(isMessage);
    markdown->setObjectName(u"transcript.menu.markdown"_s);
    if (isMessage) {
        addCodes(*menu, row, at);
        addLinks(*menu, row, at);
    }
    addNotes(*menu, row);
    const model::MessageRow *message = m_model.message(row);
    QAction *decision = menu->addAction(
        tr("Show the decision"), this,
        [this, id = message ? message->posted.message.id : base::MessageId()] { Q_EMIT decisionWanted(id); });
    decision->setObjectName(u"transcript.menu.decision"_s);
    decision->setEnabled(message && !model::isUser(message->posted.message.from));
    QAction *turn = menu->addAction(tr("Show what happened in this turn"), QKeySequence(kTurnKey), this,
                                    [this, row] { askForTurn(row); });
    turn->setObjectName(u"transcript.menu.turn"_s);
    turn->setEnabled(decision->isEnabled());
    addWays(*menu, row);
    if (message && m_tellsWitnesses) {
        QAction *witnesses = menu->addAction(menuText(heardByWords(m_model, message->posted.message)) + u'…',
                                             this, [this, row] { Q_EMIT witnessesWanted(row); });
        witnesses->setObjectName(u"transcript.menu.witnesses"_s);
    }
    menu->addSeparator();
    QAction *all = menu->addAction(tr("Select all"), QKeySequence(QKeySequence::SelectAll), this,
                                   [this] { selectAll(); });
    all->setEnabled(m_model.rowCount() > 0);
    menu->addAction(tr("Search in this room…"), QKeySequence(QKeySequence::Find), this,
                    [this] { openFind(); });

    menu->popup(where.isNull() ? belowFirstLine(row) : where);
}

void TranscriptView::askForTurn(qint64 row)
{
    const model::MessageRow *message = m_model.message(row);
    if (message && !model::isUser(message->posted.message.from))
        Q_EMIT turnWanted(message->posted.message.id);
}

QPoint TranscriptView::belowFirstLine(qint64 row)
{
    const Theme &theme = themeOf(this);
    const std::optional<QRectF> line = m_layout.rectOf({row, 0});
    const QPointF below = line ? line->bottomLeft() : QPointF(theme.metrics.large, theme.metrics.large);
    return viewport()->mapToGlobal((below + column().topLeft()).toPoint());
}

// While a menu is open, its message may change or disappear.
bool TranscriptView::isText(qint64 row, int block)
{
    if (row < 0 || row >= m_model.rowCount() || block < 0)
        return false;
    const std::shared_ptr<const RowBlocks> blocks = m_layout.row(row);
    return block < blocks->count() && blocks->at(block).kind == Block::Kind::Text;
}

void TranscriptView::addNotes(QMenu &menu, qint64 row)
{
    QList<OpenableNote> notes = m_model.openableAfter(row);
    if (row == 0)
        notes = m_model.openableBefore() + notes;
    for (const OpenableNote &note : std::as_const(notes).mid(0, kMostEntries)) {
        for (const NoteAction &action : note.actions)
            menu.addAction(menuText(action.name), this, [this, id = action.id] { Q_EMIT noteActivated(id); })
                ->setObjectName(u"transcript.menu."_s + action.id.section(u':', 0, 0));
        if (note.id.isEmpty() || TranscriptModel::alternativeStep(note.id) != 0)
            continue; // both directions have entries further below
        QAction *show =
            menu.addAction(menuText(note.action), this, [this, id = note.id] { Q_EMIT noteActivated(id); });
        show->setObjectName(u"transcript.menu.note"_s);
    }
}

void TranscriptView::addCodes(QMenu &menu, qint64 row, const Pointed &at)
{
    const std::shared_ptr<const RowBlocks> blocks = m_layout.row(row);
    int added = 0;
    for (int block = 0; block < blocks->count() && added < kMostEntries; ++block) {
        if (blocks->at(block).kind != Block::Kind::Text || (at.code >= 0 && at.code != block))
            continue;
        const markdown::Block words = blocks->words(block);
        if (words.kind != markdown::Block::Kind::Code || words.continues)
            continue;
        //: %1 is the beginning of a piece of code
        menu.addAction(tr("Copy the code “%1”").arg(menuText(words.text.plain)), this,
                       [this, row, block] { copyCode(row, block); });
        ++added;
    }
}

void TranscriptView::addLinks(QMenu &menu, qint64 row, const Pointed &at)
{
    const std::shared_ptr<const RowBlocks> blocks = m_layout.row(row);
    int added = 0;
    for (int block = 0; block < blocks->count() && added < kMostEntries; ++block) {
        if (blocks->at(block).kind != Block::Kind::Text)
            continue;
        const markdown::Text text = blocks->words(block).text;
        int before = -1;
        for (const markdown::Run &run : text.runs) {
            const bool isOther = at.link >= 0 && (at.block != block || at.link != run.link);
            if (run.link < 0 || run.link == before || isOther || added >= kMostEntries)
                continue;
            before = run.link;
            //: %1 is a host, such as example.com
            menu.addAction(tr("Open the link to %1…").arg(menuText(QUrl(text.links.at(run.link)).host())),
                           this, [this, pointed = Pointed{row, block, run.link}] { activate(pointed); });
            ++added;
        }
    }
}

void TranscriptView::openFind()
{
    if (!m_find) {
        m_find = new FindBar(*m_search, this);
        connect(m_find, &FindBar::closed, this, &TranscriptView::closeFind);
        connect(m_find, &FindBar::queryChanged, this, [this](const QString &query) {
            const QList<PlacedBlock> &placed = m_layout.placed();
            m_search->setQuery(query, placed.isEmpty() ? 0 : placed.last().row);
        });
    }
    m_find->begin();
    placeFindBar();
}

void TranscriptView::closeFind()
{
    if (!m_find)
        return;
    m_find->hide();
    m_search->setQuery({}, 0);
    placeFindBar();
    setFocus();
}

void TranscriptView::placeFindBar()
{
    const bool isOpen = m_find && !m_find->isHidden();
    const int height = isOpen ? m_find->sizeHint().height() : 0;
    if (viewportMargins().top() != height)
        setViewportMargins(0, height, 0, 0);
    if (isOpen)
        m_find->setGeometry(0, 0, viewport()->width(), height); // beside the scroll bar
}

void TranscriptView::followSearch()
{
    connect(m_search, &RoomSearch::changed, viewport(), qOverload<>(&QWidget::update));
    connect(m_search, &RoomSearch::currentChanged, this, &TranscriptView::showHit);
}

void TranscriptView::showHit()
{
    m_look.currentHit = m_search->current();
    if (m_look.currentHit.row >= 0)
        keepVisible(m_look.currentHit);
    viewport()->update();
}

} // namespace studio::ui
