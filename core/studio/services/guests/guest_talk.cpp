// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_talk.h"

#include "core/base/match.h"
#include "core/model/participants.h"
#include "core/room/director.h"
#include "core/studio/services/guests/guest_bounds.h"
#include "core/studio/services/guests/guest_cards.h"
#include "core/studio/services/guests/guest_words.h"
#include "core/wire/names.h"

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using base::Result;
using model::Guest;
using model::Origin;
using ports::GuestSpeech;
using ports::SpeechReceipt;

namespace {

model::Message saidBy(const GuestSpeech &speech)
{
    model::Message message;
    message.from = speech.from;
    message.to = speech.to;
    message.text = speech.text;
    message.program = speech.program;
    return message;
}

/// The mark on words that are not from a known guest: the program that they came from, else the door.
QString markOf(const room::Director &director, const ParticipantId &from, const QString &program,
               const Origin &door)
{
    if (director.people().guest(from))
        return {};
    const QString name = shownName(program);
    return name.isEmpty() ? door : name;
}

/// Other networks give turns of their own. Suppose a guest of one has the turn here while another guest of
/// the same network speaks: the first did not get the turn there, and we would wait in vain.
void letOthersSpeak(room::Director &director, const ParticipantId &from, const Origin &origin)
{
    const std::optional<turn::Turn> &turn = director.floor().turn;
    const Guest *speaks = director.people().guest(from);
    const ParticipantId companion = turn ? turn->companion : ParticipantId(); // to pass may change the turn
    const Guest *waitedFor = turn ? director.people().guest(companion) : nullptr;
    const bool areOfOne = speaks && waitedFor && speaks->door == Guest::Door::Network &&
                          waitedFor->door == Guest::Door::Network;
    if (areOfOne)
        director.passFor(companion, origin);
}

bool areFit(const QList<ParticipantId> &addressees)
{
    return addressees.size() <= GuestTalk::kMostAddressees &&
           std::all_of(addressees.cbegin(), addressees.cend(), [](const ParticipantId &id) {
               return id.value().size() <= 2 * model::kLongestWireName;
           });
}

} // namespace

Result<qint64> GuestTalk::speak(room::Director &director, const GuestSpeech &speech, const Origin &origin,
                                SpeechReceipt &receipt)
{
    if (const auto flaw = GuestBounds::flawIn(director, speech.from))
        return tl::unexpected(*flaw);
    const auto refused = [&speech](const QString &text) {
        return base::failure(ErrorCode::InvalidInput, text, speech.from.value());
    };
    if (speech.text.size() > kLongestText)
        return refused(GuestPartWords::tr("Shorten the message to at most %L1 characters. It has %L2.")
                           .arg(kLongestText)
                           .arg(speech.text.size()));
    if (!areFit(speech.to))
        return refused(GuestPartWords::tr("A message can have at most %L1 recipients, with IDs of at most "
                                          "%L2 characters.")
                           .arg(kMostAddressees)
                           .arg(2 * model::kLongestWireName));
    const qint64 before = director.newestSeq();
    GuestSpeech marked = speech;
    marked.program = markOf(director, speech.from, speech.program, origin);
    receipt = take(director, marked, origin);
    return director.newestSeq() == before ? 0 : director.newestSeq();
}

SpeechReceipt GuestTalk::take(room::Director &director, const GuestSpeech &speech, const Origin &origin)
{
    const auto refused = [&director](const QString &why) {
        return SpeechReceipt{false, director.floor().level, why};
    };
    const model::Room &room = director.room();
    if (speech.text.trimmed().isEmpty())
        return refused(u"empty"_s);
    if (const auto bound = m_bounds.passedBound(director, speech.from))
        return refused(u"tooMany: %1"_s.arg(*bound));
    const bool hasSeat = director.floor().member(speech.from);
    if (hasSeat && room.turns.maxSessionTurns && director.sessionTurns() >= *room.turns.maxSessionTurns)
        return refused(u"turnLimit"_s);
    if (room.policy.policy == model::PolicyName::Resource) {
        const room::Sale sale = director.buy(saidBy(speech), speech.amount, origin);
        const auto id = director.newestMessage();
        if (const auto *sold = std::get_if<model::Consumed>(&sale); sold && sold->success)
            director.passFor(speech.from, origin); // a woken guest has done what they were woken for
        return std::visit(
            base::Match{
                [&id](const model::Consumed &consumed) {
                    return SpeechReceipt{consumed.success, consumed.resource, consumed.message,
                                         consumed.success ? id : std::nullopt};
                },
                [&](const model::Ignored &ignored) { return refused(wire::nameOf(ignored.why)); },
            },
            sale);
    }
    const model::Message message = saidBy(speech);
    if (director.speakFor(message, origin))
        return {true, director.floor().level, u"Spoken."_s, director.newestMessage()};
    if (const turn::Member *member = director.floor().member(speech.from))
        return refused(member->muted ? u"muted"_s : u"notYourTurn"_s);
    director.say(message, origin);
    return {true, director.floor().level, u"Posted."_s, director.newestMessage()};
}

std::optional<Error> GuestTalk::flawInPost(const room::Director &director, const ParticipantId &from)
{
    if (const turn::Member *member = director.floor().member(from); member && member->muted)
        return Error{ErrorCode::Refused, GuestPartWords::tr("This guest is muted."), from.value()};
    if (const auto bound = m_bounds.passedBound(director, from))
        return Error{ErrorCode::Refused,
                     GuestPartWords::tr("Too many messages: at most %L1 a minute.").arg(*bound),
                     from.value()};
    return std::nullopt;
}

Result<qint64> GuestTalk::post(room::Director &director, const model::Message &message, const Origin &origin)
{
    if (const auto flaw = GuestBounds::flawIn(director, message.from))
        return tl::unexpected(*flaw);
    if (message.text.trimmed().isEmpty() || message.text.size() > kLongestText || !areFit(message.to) ||
        message.id.value().size() > 2 * model::kLongestWireName)
        return base::failure(ErrorCode::InvalidInput, GuestPartWords::tr("This message cannot be sent."),
                             message.from.value());
    if (director.floor().known.contains(message.id))
        return 0; // the message came before
    if (const auto flaw = flawInPost(director, message.from))
        return tl::unexpected(*flaw);
    model::Message fit = message;
    fit.program = markOf(director, message.from, message.program, origin);
    if (fit.metadata.text.size() > kLongestMetadata)
        fit.metadata = {};
    if (director.speakFor(fit, origin))
        return director.newestSeq();
    letOthersSpeak(director, fit.from, origin);
    // Clients of our MCP server have tools to wait for their turn; another network keeps its own turns.
    if (origin == wire::nameOf(Guest::Door::Mcp) && director.floor().member(fit.from))
        return base::failure(ErrorCode::Refused, GuestPartWords::tr("It is not this guest’s turn."),
                             fit.from.value());
    director.say(fit, origin);
    return director.newestSeq();
}

} // namespace studio::services
