// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/message_actions.h"

#include "core/model/participants.h"
#include "core/model/past/deletion.h"
#include "core/model/witness.h"
#include "ui/actions/action_registry.h"
#include "ui/transcript/copied_text.h"
#include "ui/transcript/text_selection.h"
#include "ui/transcript/transcript_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

namespace studio::ui {

namespace {

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

MessageActions::MessageActions(const TranscriptModel &model, TranscriptLayout &layout, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_layout(layout)
{
}

bool MessageActions::offersAgain(qint64 row) const
{
    const model::MessageRow *message = m_offersWays ? m_model.message(row) : nullptr;
    if (!message || !message->posted.turn)
        return false;
    const base::ParticipantId &from = message->posted.message.from;
    return model::isCompanion(from) && !model::isGuest(from);
}

void MessageActions::quoteRow(qint64 row, const TextSelection &selection)
{
    const model::MessageRow *posted = m_offersQuotes ? m_model.message(row) : nullptr;
    if (!posted)
        return;
    if (model::isDeleted(*posted))
        return;
    const model::Message &message = posted->posted.message;
    Quotation quotation{message.text, message.whisper};
    if (!selection.isEmpty() && selection.first().row == row && selection.last().row == row)
        quotation.text = copiedText(m_model, selection);
    for (const base::ParticipantId &id : QList<base::ParticipantId>{message.from} + message.to) {
        const bool isNew = !model::isUser(id) && !quotation.heardBy.contains(id);
        if (message.whisper && isNew && model::witnesses(id, message))
            quotation.heardBy.append(id);
    }
    Q_EMIT quoteWanted(quotation);
}

void MessageActions::copyRow(qint64 row, bool asMarkdown) const
{
    const model::MessageRow *message = m_model.message(row);
    const QString written = m_model.isStreaming(row) ? m_model.streaming()->text
                            : message                ? message->posted.message.text
                                                     : QString();
    if (!written.isEmpty())
        QGuiApplication::clipboard()->setText(asMarkdown ? written : saidText(written));
}

void MessageActions::copyCode(qint64 row, int block)
{
    if (!isText(row, block))
        return;
    QGuiApplication::clipboard()->setText(codeFrom(*m_layout.row(row), block));
    Q_EMIT codeCopied(row, block);
}

void MessageActions::activate(const Pointed &pointed)
{
    if (pointed.onButton)
        return copyCode(pointed.row, pointed.code);
    if (const int step = TranscriptModel::alternativeStep(pointed.opens))
        return chooseBeside(pointed.row, step);
    if (!pointed.opens.isEmpty())
        return Q_EMIT noteActivated(pointed.opens);
    openLink(pointed);
}

void MessageActions::openLink(const Pointed &pointed)
{
    if (pointed.link < 0 || !isText(pointed.row, pointed.block))
        return;
    const markdown::Text text = m_layout.row(pointed.row)->words(pointed.block).text;
    if (pointed.link >= text.links.size())
        return;
    QString words;
    for (const markdown::Run &run : text.runs) {
        if (run.link == pointed.link)
            words += text.plain.mid(run.start, run.length);
    }
    Q_EMIT linkActivated(QUrl(text.links.at(pointed.link)), words);
}

void MessageActions::askForTurn(qint64 row)
{
    const model::MessageRow *message = m_model.message(row);
    if (message && !model::isUser(message->posted.message.from))
        Q_EMIT turnWanted(message->posted.message.id);
}

void MessageActions::askForDecision(qint64 row)
{
    const model::MessageRow *message = m_model.message(row);
    if (message && !model::isUser(message->posted.message.from))
        Q_EMIT decisionWanted(message->posted.message.id);
}

void MessageActions::readFrom(qint64 row)
{
    if (m_reading.isOffered && m_reading.flaw.isEmpty() && m_model.message(row))
        Q_EMIT readWanted(row);
}

void MessageActions::editRow(qint64 row)
{
    const model::MessageRow *message = m_offersWays ? m_model.message(row) : nullptr;
    if (message && !model::isDeleted(*message))
        Q_EMIT editWanted(row);
}

void MessageActions::deleteRow(qint64 row)
{
    const model::MessageRow *message = m_offersWays ? m_model.message(row) : nullptr;
    if (message && !model::isDeleted(*message))
        Q_EMIT deleteWanted(base::MessageId(message->posted.message.id));
}

bool MessageActions::canContinueFrom(qint64 row) const
{
    const model::MessageRow *message = m_offersWays ? m_model.message(row) : nullptr;
    return message && !model::isDeleted(*message);
}

void MessageActions::continueFrom(qint64 row)
{
    if (canContinueFrom(row))
        Q_EMIT continueWanted(base::MessageId(m_model.message(row)->posted.message.id));
}

// After the newest alternative comes the oldest.
void MessageActions::chooseBeside(qint64 row, int step)
{
    const model::MessageRow *message = m_model.message(row);
    if (!message || message->alternatives.count < 2)
        return;
    const auto [place, count] = message->alternatives;
    Q_EMIT alternativeWanted(message->posted.message.id, (place - 1 + step + count) % count + 1);
}

bool MessageActions::takeKey(const QKeyEvent &event, qint64 row)
{
    const auto is = [key = event.keyCombination()](const char *id) { return isKeyOf(id, key); };
    const model::MessageRow *message = m_model.message(row);
    if (is("messageTurnAction"))
        askForTurn(row);
    else if (is("readFromHereAction"))
        readFrom(row);
    else if (event.key() == Qt::Key_Escape && m_reading.isOn)
        Q_EMIT stopReadingWanted();
    else if (is("copyMarkdownAction"))
        copyRow(row, true);
    else if (message && is("messageDecisionAction"))
        askForDecision(row);
    else if (!m_offersWays || !message)
        return false;
    else if (is("editMessageAction"))
        editRow(row);
    else if (is("deleteMessageAction"))
        deleteRow(row);
    else if (is("continueInRoomAction"))
        continueFrom(row);
    else if (is("olderAlternativeAction"))
        chooseBeside(row, -1);
    else if (is("newerAlternativeAction"))
        chooseBeside(row, 1);
    else
        return false;
    return true;
}

// While a menu is open, its message may change or disappear.
bool MessageActions::isText(qint64 row, int block)
{
    if (row < 0 || row >= m_model.rowCount() || block < 0)
        return false;
    const std::shared_ptr<const RowBlocks> blocks = m_layout.row(row);
    return block < blocks->count() && blocks->at(block).kind == Block::Kind::Text;
}

} // namespace studio::ui
