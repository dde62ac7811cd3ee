// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/message_menu.h"

#include "core/model/participants.h"
#include "core/model/past/deletion.h"
#include "ui/actions/action_registry.h"
#include "ui/actions/action_words.h"
#include "ui/transcript/message_actions.h"
#include "ui/transcript/row_content.h"
#include "ui/transcript/transcript_model.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kMostEntries = 12; // of links or of code in a menu

QString menuText(const QString &text)
{
    QString line = text.simplified().left(48);
    return line.replace(u'&', u"&&"_s);
}

} // namespace

MessageMenu::MessageMenu(const TranscriptModel &model, TranscriptLayout &layout, MessageActions &actions,
                         const Subject &subject, QWidget *parent)
    : QMenu(parent)
    , m_model(model)
    , m_layout(layout)
    , m_actions(actions)
    , m_subject(subject)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"transcript.menu"_s);
    addCopies();
    addNotes();
    addReading();
    addDecision();
    addWays();
    addWitnesses();
    addRest();
}

template<class Act>
QAction *MessageMenu::add(const char *id, Act act)
{
    QAction *action = addContextAction(*this, id);
    const ActionEntry *entry = registeredAction(action->objectName());
    if (entry->place == ActionPlace::Message) // the shortcuts of menus are about the whole room
        action->setShortcuts(shortcutsOf(*entry));
    connect(action, &QAction::triggered, this, act);
    return action;
}

void MessageMenu::addCopies()
{
    const qint64 row = m_subject.row;
    const bool isSelected = m_subject.isSelected;
    const model::MessageRow *said = m_model.message(row);
    const bool isMessage = row >= 0 && row < m_model.rowCount() &&
                           ((said && !model::isDeleted(*said)) || m_model.isStreaming(row));
    QAction *copyAction = add("copyMessageAction", [this, row, isSelected] {
        if (isSelected)
            Q_EMIT copyWanted();
        else
            m_actions.copyRow(row, false);
    });
    if (isSelected)
        copyAction->setText(tr("Copy the selection"));
    copyAction->setEnabled(isSelected || isMessage);
    QAction *markdown = add("copyMarkdownAction", [this, row] { m_actions.copyRow(row, true); });
    markdown->setEnabled(isMessage);
    markdown->setObjectName(u"transcript.menu.markdown"_s);
    if (said && isMessage && m_actions.offersQuotes())
        add("quoteMessageAction", [this] {
            Q_EMIT quoteWanted();
        })->setObjectName(u"transcript.menu.quote"_s);
    if (!isMessage)
        return;
    addCodes();
    addLinks();
}

void MessageMenu::addCodes()
{
    const qint64 row = m_subject.row;
    const Pointed &at = m_subject.at;
    const std::shared_ptr<const RowBlocks> blocks = m_layout.row(row);
    int added = 0;
    for (int block = 0; block < blocks->count() && added < kMostEntries; ++block) {
        if (blocks->at(block).kind != Block::Kind::Text || (at.code >= 0 && at.code != block))
            continue;
        const markdown::Block words = blocks->words(block);
        if (words.kind != markdown::Block::Kind::Code || words.continues)
            continue;
        //: %1 is the beginning of a piece of code
        addAction(tr("Copy the code “%1”").arg(menuText(words.text.plain)), this,
                  [this, row, block] { m_actions.copyCode(row, block); });
        ++added;
    }
}

void MessageMenu::addLinks()
{
    const qint64 row = m_subject.row;
    const Pointed &at = m_subject.at;
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
            addAction(tr("Open the link to %1…").arg(menuText(QUrl(text.links.at(run.link)).host())), this,
                      [this, pointed = Pointed{row, block, run.link}] { m_actions.activate(pointed); });
            ++added;
        }
    }
}

void MessageMenu::addNotes()
{
    const qint64 row = m_subject.row;
    const std::shared_ptr<const RowBlocks> blocks = m_layout.row(row);
    for (const RowPicture &picture : blocks ? blocks->content().pictures : QList<RowPicture>()) {
        //: %1 is the description of a picture, or "Picture"
        addAction(tr("Open “%1”").arg(menuText(picture.spoken)), this,
                  [this, id = picture.id] { Q_EMIT m_actions.noteActivated(id); });
    }
    QList<OpenableNote> notes = m_model.openableAfter(row);
    if (row == 0)
        notes = m_model.openableBefore() + notes;
    for (const OpenableNote &note : std::as_const(notes).mid(0, kMostEntries)) {
        for (const NoteAction &action : note.actions)
            addAction(menuText(action.name), this, [this, id = action.id] {
                Q_EMIT m_actions.noteActivated(id);
            })->setObjectName(u"transcript.menu."_s + action.id.section(u':', 0, 0));
        if (note.id.isEmpty() || TranscriptModel::alternativeStep(note.id) != 0)
            continue; // both directions have entries further below
        QAction *show = addAction(menuText(note.action), this,
                                  [this, id = note.id] { Q_EMIT m_actions.noteActivated(id); });
        show->setObjectName(u"transcript.menu.note"_s);
    }
}

void MessageMenu::addReading()
{
    const MessageActions::Reading &reading = m_actions.reading();
    if (!reading.isOffered || !m_model.message(m_subject.row))
        return;
    QAction *read = add("readFromHereAction", [this] { m_actions.readFrom(m_subject.row); });
    read->setObjectName(u"transcript.menu.read"_s);
    read->setEnabled(reading.flaw.isEmpty());
    if (!reading.flaw.isEmpty()) {
        read->setToolTip(reading.flaw);
        read->setStatusTip(reading.flaw);
        setToolTipsVisible(true);
    }
}

void MessageMenu::addDecision()
{
    const model::MessageRow *message = m_model.message(m_subject.row);
    const base::MessageId id = message ? message->posted.message.id : base::MessageId();
    QAction *decision = add("messageDecisionAction", [this, id] { Q_EMIT m_actions.decisionWanted(id); });
    decision->setObjectName(u"transcript.menu.decision"_s);
    decision->setEnabled(message && !model::isUser(message->posted.message.from));
    QAction *turn = add("messageTurnAction", [this] { m_actions.askForTurn(m_subject.row); });
    turn->setObjectName(u"transcript.menu.turn"_s);
    turn->setEnabled(decision->isEnabled());
}

void MessageMenu::addWays()
{
    const qint64 row = m_subject.row;
    const model::MessageRow *message = m_model.message(row);
    if (!message || !m_actions.offersWays() || model::isDeleted(*message))
        return;
    addSeparator();
    const base::MessageId id = message->posted.message.id;
    if (m_actions.offersAgain(row)) {
        add("replyAgainAction", [this, id] {
            Q_EMIT m_actions.replyAgainWanted(id);
        })->setObjectName(u"transcript.menu.replyAgain"_s);
        add("decideAgainAction", [this, id] {
            Q_EMIT m_actions.decideAgainWanted(id);
        })->setObjectName(u"transcript.menu.decideAgain"_s);
    }
    if (message->alternatives.count > 1) {
        QAction *older = add("olderAlternativeAction", [this, row] { m_actions.chooseBeside(row, -1); });
        older->setObjectName(u"transcript.menu.older"_s);
        QAction *newer = add("newerAlternativeAction", [this, row] { m_actions.chooseBeside(row, 1); });
        newer->setObjectName(u"transcript.menu.newer"_s);
    }
    QAction *onward = add("continueInRoomAction", [this, row] { m_actions.continueFrom(row); });
    onward->setObjectName(u"transcript.menu.continue"_s);
    QAction *edit = add("editMessageAction", [this, row] { m_actions.editRow(row); });
    edit->setObjectName(u"transcript.menu.edit"_s);
    QAction *remove = add("deleteMessageAction", [this, row] { m_actions.deleteRow(row); });
    remove->setObjectName(u"transcript.menu.delete"_s);
}

void MessageMenu::addWitnesses()
{
    const model::MessageRow *message = m_model.message(m_subject.row);
    if (!message || !m_actions.offersWitnesses())
        return;
    QAction *witnesses = addAction(menuText(heardByWords(m_model, message->posted.message)) + u'…', this,
                                   [this] { Q_EMIT m_actions.witnessesWanted(m_subject.row); });
    witnesses->setObjectName(u"transcript.menu.witnesses"_s);
}

/// What is about the whole room.
void MessageMenu::addRest()
{
    addSeparator();
    QAction *all = add("selectAllAction", [this] { Q_EMIT selectAllWanted(); });
    all->setEnabled(m_model.rowCount() > 0);
    add("searchAction", [this] { Q_EMIT searchWanted(); });
}

} // namespace studio::ui
