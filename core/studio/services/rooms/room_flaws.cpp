// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/rooms/room_flaws.h"

#include "core/explain/call_words.h"
#include "core/explain/policy_words.h"
#include "core/model/participants.h"
#include "core/model/room_limits.h"
#include "core/model/tier_limits.h"
#include "core/persona/limits.h"
#include "core/persona/model_flaws.h"
#include "core/persona/validation.h"
#include "core/room/director.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using model::PolicyNumber;

namespace {

struct RoomFlaws
{
    Q_DECLARE_TR_FUNCTIONS(RoomFlaws)
};

bool isOffered(model::PolicyName policy)
{
    const auto &offered = model::kOfferedPolicies;
    return std::find(offered.cbegin(), offered.cend(), policy) != offered.cend();
}

std::optional<Error> invalid(const QString &text) { return Error{ErrorCode::InvalidInput, text, {}}; }

constexpr double kSecond = 1'000; // in milliseconds
constexpr double kMinute = 60'000;

/// One unit of a number in the room settings, which count times in seconds and minutes.
double unitIn(PolicyNumber number)
{
    switch (number) {
    case PolicyNumber::MaxCompanionTurns:
    case PolicyNumber::IdleMost:
    case PolicyNumber::CoolDown: return 1;
    case PolicyNumber::Ceiling: return kMinute;
    default: return kSecond;
    }
}

/// The sentence for a number outside its limits, in the words and units of the room settings; %1 and %2 are
/// replaced by them.
QString limitSentence(PolicyNumber number)
{
    switch (number) {
    //: %1 and %2 are times in seconds, as in the next ones
    case PolicyNumber::Gap: return RoomFlaws::tr("Gap before a turn: choose %L1 to %L2 s.");
    case PolicyNumber::MaxCompanionTurns: return RoomFlaws::tr("Turns before you write: choose %L1 to %L2.");
    case PolicyNumber::VoteDeadline: return RoomFlaws::tr("Time to vote: choose %L1 to %L2 s.");
    case PolicyNumber::Refund: return RoomFlaws::tr("Time until the level returns: choose %L1 to %L2 s.");
    case PolicyNumber::TurnTimeout: return RoomFlaws::tr("Time for a turn: choose %L1 to %L2 s.");
    //: %1 and %2 are times in minutes
    case PolicyNumber::Ceiling: return RoomFlaws::tr("Time without you: choose %L1 to %L2 min.");
    case PolicyNumber::WaitForUser: return RoomFlaws::tr("Wait for your answer: choose %L1 to %L2 s.");
    case PolicyNumber::Idle:
        return RoomFlaws::tr("Quiet before companions speak by themselves: choose %L1 to %L2 s.");
    case PolicyNumber::IdleMost:
        return RoomFlaws::tr("Times companions speak while you are silent: choose %L1 to %L2.");
    case PolicyNumber::CoolDown:
        return RoomFlaws::tr("Messages to sit out after speaking: choose %L1 to %L2.");
    case PolicyNumber::DirectorDeadline: return RoomFlaws::tr("Time for the director: choose %L1 to %L2 s.");
    }
    Q_UNREACHABLE();
}

/// `user`, or `user_` followed by small letters, digits, - and _.
bool isUsableIdentity(const ParticipantId &id)
{
    static const auto kPrefix = u"user_"_s;
    const QString &text = id.value();
    if (text == "user"_L1)
        return true;
    return text.startsWith(kPrefix) &&
           persona::isUsableId(ParticipantId(u"companion_"_s + text.mid(kPrefix.size())));
}

} // namespace

std::optional<Error> flawInName(const QString &name)
{
    if (name.trimmed().isEmpty())
        return invalid(RoomFlaws::tr("A room needs a name."));
    if (name.size() > model::kLongestRoomName)
        return invalid(
            RoomFlaws::tr("Shorten the name to at most %L1 characters.").arg(model::kLongestRoomName));
    return std::nullopt;
}

std::optional<Error> flawInRoster(const QList<ParticipantId> &roster)
{
    const QSet<ParticipantId> once(roster.cbegin(), roster.cend());
    if (once.size() != roster.size())
        return invalid(RoomFlaws::tr("A companion can be in a room only once."));
    if (!std::all_of(roster.cbegin(), roster.cend(), model::mayJoinRoster))
        return invalid(RoomFlaws::tr("Only companions and guests can be in a room."));
    if (roster.size() > model::kMostInRoom)
        return invalid(RoomFlaws::tr("A room can have at most %L1 companions.").arg(model::kMostInRoom));
    return std::nullopt;
}

std::optional<Error> flawInPolicy(const model::PolicySettings &policy)
{
    if (!isOffered(policy.policy))
        return invalid(RoomFlaws::tr("This version does not support this turn-taking."));
    if (const auto number = model::outOfLimits(policy)) {
        const model::PolicyLimit limit = model::limitOf(*number);
        const double unit = unitIn(*number);
        return invalid(
            limitSentence(*number).arg(double(limit.lowest) / unit).arg(double(limit.highest) / unit));
    }
    if (const auto flaw = model::flawInTiers(policy.tiers))
        return invalid(explain::tierSentence(*flaw));
    return std::nullopt;
}

std::optional<Error> flawInGroup(const QString &group)
{
    if (group.toUtf8().size() > model::kMostForeignGroup)
        return invalid(
            RoomFlaws::tr("The group’s settings are larger than %L1 KB. Shorten the file of the group.")
                .arg(model::kMostForeignGroup / 1024));
    return std::nullopt;
}

std::optional<Error> flawInScene(const QString &scene)
{
    if (scene.size() > model::kLongestScene)
        return invalid(RoomFlaws::tr("Shorten the scene to at most %L1 characters. It has %L2.")
                           .arg(model::kLongestScene)
                           .arg(scene.size()));
    return std::nullopt;
}

std::optional<Error> flawInText(const QString &text)
{
    if (text.size() > model::kLongestMessage)
        return invalid(RoomFlaws::tr("Shorten the message to at most %L1 characters. It has %L2.")
                           .arg(model::kLongestMessage)
                           .arg(text.size()));
    return std::nullopt;
}

std::optional<Error> flawInLorebooks(const QList<base::LorebookId> &books)
{
    if (books.size() > model::kMostChosenLorebooks)
        return invalid(RoomFlaws::tr("Choose at most %L1 lorebooks.").arg(model::kMostChosenLorebooks));
    return std::nullopt;
}

std::optional<Error> flawInIdentities(const QList<model::Identity> &identities)
{
    if (identities.size() > model::kMostIdentities)
        return invalid(RoomFlaws::tr("You can have at most %L1 names for yourself in a room.")
                           .arg(model::kMostIdentities));
    QSet<ParticipantId> seen;
    for (const model::Identity &identity : identities) {
        if (!isUsableIdentity(identity.id))
            return invalid(RoomFlaws::tr(
                "The ID of an identity must be user, or user_ followed by small letters, digits, - and _."));
        if (seen.contains(identity.id))
            return invalid(
                RoomFlaws::tr("Two identities have the ID %1. Change one.").arg(identity.id.value()));
        seen.insert(identity.id);
        const bool needsName = identity.id.value() != "user"_L1;
        if ((needsName && identity.name.trimmed().isEmpty()) || identity.name.contains(u'\n') ||
            identity.name.size() > model::kLongestIdentityName) {
            return invalid(
                RoomFlaws::tr("Each identity needs a name on one line, with at most %L1 characters.")
                    .arg(model::kLongestIdentityName));
        }
        if (identity.description.size() > model::kLongestIdentityDescription)
            return invalid(RoomFlaws::tr("Shorten the text about %1 to at most %L2 characters. It has %L3.")
                               .arg(identity.name.isEmpty() ? identity.id.value() : identity.name)
                               .arg(model::kLongestIdentityDescription)
                               .arg(identity.description.size()));
        if (!identity.colour.isEmpty() && !persona::isColour(identity.colour))
            return invalid(RoomFlaws::tr("Write the colour as # and six digits, such as #3f6fc4."));
        if (auto flaw = flawInLorebooks(identity.lorebooks))
            return flaw;
    }
    return std::nullopt;
}

namespace {

std::optional<Error> flawInOverride(const model::PersonaOverride &over)
{
    struct Part
    {
        const std::optional<QString> &text;
        qsizetype longest;
    };
    for (const Part &part :
         {Part{over.role, persona::kLongestRole}, Part{over.personality, persona::kLongestPersonality},
          Part{over.scenarioNote, persona::kLongestScenarioNote},
          Part{over.systemNote, persona::kLongestSystemNote},
          Part{over.endNote, persona::kLongestSystemNote}}) {
        if (part.text && part.text->size() > part.longest)
            return invalid(
                RoomFlaws::tr("Shorten the room-only text of %1 to at most %L2 characters. It has %L3.")
                    .arg(over.companion.value())
                    .arg(part.longest)
                    .arg(part.text->size()));
    }
    if (over.talkativeness && !(*over.talkativeness >= 0 && *over.talkativeness <= 1))
        return invalid(RoomFlaws::tr("Choose a talkativeness between 0 and 1."));
    if (over.model) {
        const QList<persona::Flaw> flaws = persona::modelFlaws(*over.model);
        if (!flaws.isEmpty())
            return invalid(flaws.first().text);
    }
    return std::nullopt;
}

} // namespace

std::optional<Error> flawInOverrides(const QList<model::PersonaOverride> &overrides)
{
    if (overrides.size() > model::kMostOverrides)
        return invalid(
            RoomFlaws::tr("At most %L1 companions can be changed for one room.").arg(model::kMostOverrides));
    QSet<ParticipantId> seen;
    for (const model::PersonaOverride &over : overrides) {
        if (!model::isCompanion(over.companion))
            return invalid(RoomFlaws::tr("Only companions can be changed for one room."));
        if (seen.contains(over.companion))
            return invalid(RoomFlaws::tr("A companion can be changed only once for one room."));
        seen.insert(over.companion);
        if (const auto flaw = flawInOverride(over))
            return flaw;
    }
    return std::nullopt;
}

std::optional<Error> flawInOpening(const ports::Opening &opening, const QList<ParticipantId> &roster)
{
    if (!model::isCompanion(opening.companion) || !roster.contains(opening.companion))
        return invalid(RoomFlaws::tr("The companion who greets must be in the room."));
    if (opening.text.trimmed().isEmpty())
        return invalid(RoomFlaws::tr("Write a greeting, or start the room without a greeting."));
    if (opening.text.size() > persona::kLongestGreeting)
        return invalid(RoomFlaws::tr("Shorten the greeting to at most %L1 characters. It has %L2.")
                           .arg(persona::kLongestGreeting)
                           .arg(opening.text.size()));
    return std::nullopt;
}

std::optional<Error> flawInModels(const model::RoomModels &models)
{
    if (models.budget && (*models.budget < model::kLeastBudget || *models.budget > model::kMostBudget)) {
        //: %1 and %2 are amounts of money
        return invalid(
            RoomFlaws::tr("Budget: choose %1 to %2, or none.")
                .arg(explain::moneyText(model::kLeastBudget), explain::moneyText(model::kMostBudget)));
    }
    if (models.guidance.size() > model::kLongestGuidance)
        return invalid(
            RoomFlaws::tr(
                "Shorten the instructions for the director to at most %L1 characters. They have %L2.")
                .arg(model::kLongestGuidance)
                .arg(models.guidance.size()));
    for (const std::optional<model::ModelChoice> &choice : {models.director, models.model}) {
        const QList<persona::Flaw> flaws = choice ? persona::modelFlaws(*choice) : QList<persona::Flaw>();
        if (!flaws.isEmpty())
            return invalid(flaws.first().text);
    }
    return std::nullopt;
}

std::optional<Error> flawInTurns(const model::RoomTurns &turns)
{
    if (turns.maxSessionTurns &&
        (*turns.maxSessionTurns < 1 || *turns.maxSessionTurns > model::kMostSessionTurns)) {
        return invalid(RoomFlaws::tr("All turns in this room: choose 1 to %L1, or no limit.")
                           .arg(model::kMostSessionTurns));
    }
    return std::nullopt;
}

std::optional<Error> flawInTalk(const room::Director &director)
{
    if (director.isOutOfBudget())
        return invalid(QCoreApplication::translate(
            "RoomService",
            "This room has spent its budget. Raise or remove the budget in the room settings."));
    if (director.isOutOfTurns())
        return invalid(QCoreApplication::translate(
            "RoomService",
            "This room has used all its turns. Raise or remove the limit in the room settings."));
    return std::nullopt;
}

std::optional<Error> flawInRoom(const model::Room &room)
{
    for (const auto &flaw :
         {flawInName(room.name), flawInRoster(room.roster), flawInPolicy(room.policy),
          flawInScene(room.scene), flawInIdentities(room.identities), flawInModels(room.models),
          flawInTurns(room.turns), flawInOverrides(room.overrides), flawInGroup(room.foreignGroup),
          flawInLorebooks(room.lorebooks)}) {
        if (flaw)
            return flaw;
    }
    return std::nullopt;
}

} // namespace studio::services
