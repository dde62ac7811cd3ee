// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/call_record.h"
#include "core/model/consent.h"
#include "core/model/emotion.h"
#include "core/model/envelope.h"
#include "core/model/permission.h"
#include "core/model/persona.h"
#include "core/model/provider.h"

#include <QString>
#include <QStringView>

#include <optional>

// The wire name of every enum value, in one table each (names.cpp). Names are for ever: they stand in logs.
namespace studio::wire {

[[nodiscard]] QString nameOf(model::VoteState value);
[[nodiscard]] QString nameOf(model::Closing value);
[[nodiscard]] QString nameOf(model::Cause value);
[[nodiscard]] QString nameOf(model::Rule value);
[[nodiscard]] QString nameOf(model::Flip::Field value);
[[nodiscard]] QString nameOf(model::Outcome value);
[[nodiscard]] QString nameOf(model::Control value);
[[nodiscard]] QString nameOf(model::CompanionInput::Kind value);
[[nodiscard]] QString nameOf(model::ClosingMoved::Why value);
[[nodiscard]] QString nameOf(model::Wake::Why value);
[[nodiscard]] QString nameOf(model::RestReason value);
[[nodiscard]] QString nameOf(model::Ignored::Why value);
[[nodiscard]] QString nameOf(model::Obligation::State value);
[[nodiscard]] QString nameOf(model::PolicyName value);
[[nodiscard]] QString nameOf(model::PolicySettings::BargeIn value);
[[nodiscard]] QString nameOf(model::PolicySettings::UserWakes value);
[[nodiscard]] QString nameOf(model::PolicySettings::WithoutVotes value);
[[nodiscard]] QString nameOf(model::Topic value);
[[nodiscard]] QString nameOf(model::Language value);
[[nodiscard]] QString nameOf(model::CardFormat value);
[[nodiscard]] QString nameOf(model::MessagePosted::Way value);
[[nodiscard]] QString nameOf(model::Rewound::Why value);
[[nodiscard]] QString nameOf(model::Avatar::Face value);
[[nodiscard]] QString nameOf(model::Avatar::Hair value);
[[nodiscard]] QString nameOf(model::Avatar::Eyes value);
[[nodiscard]] QString nameOf(model::Avatar::Clothes value);
[[nodiscard]] QString nameOf(model::Effort value);
[[nodiscard]] QString nameOf(model::ProviderKind value);
[[nodiscard]] QString nameOf(model::KeyPlace value);
[[nodiscard]] QString nameOf(model::Known value);
[[nodiscard]] QString nameOf(model::ServerHabit value);
[[nodiscard]] QString nameOf(model::RoomModels::Votes value);
[[nodiscard]] QString nameOf(model::CallPurpose value);
[[nodiscard]] QString nameOf(model::VoteRung value);
[[nodiscard]] QString nameOf(model::VoteMend::What value);
[[nodiscard]] QString nameOf(model::Advice value);
[[nodiscard]] QString nameOf(model::Emotion value);
[[nodiscard]] QString nameOf(model::ConsentEntry::What value);
[[nodiscard]] QString nameOf(model::Risk value);
[[nodiscard]] QString nameOf(model::PermissionEntry::What value);
[[nodiscard]] QString nameOf(model::ChatCompressed::What value);
[[nodiscard]] QString nameOf(model::LoreLogic value);
[[nodiscard]] QString nameOf(model::LorePlace value);
[[nodiscard]] QString nameOf(model::LoreRole value);
[[nodiscard]] QString nameOf(model::LoreBlock value);
[[nodiscard]] QString nameOf(model::LoreCause value);
[[nodiscard]] QString nameOf(model::LoreVerdict::State value);
[[nodiscard]] QString nameOf(model::LoreVerdict::Budget value);
[[nodiscard]] QString nameOf(model::LoopDetected::What value);
[[nodiscard]] QString nameOf(model::Guest::Door value);

/// The value of that name; none for a name that no table holds.
template<class Enum>
[[nodiscard]] std::optional<Enum> valueOf(QStringView name);

template<>
std::optional<model::VoteState> valueOf<model::VoteState>(QStringView name);
template<>
std::optional<model::LoreLogic> valueOf<model::LoreLogic>(QStringView name);
template<>
std::optional<model::LorePlace> valueOf<model::LorePlace>(QStringView name);
template<>
std::optional<model::LoreRole> valueOf<model::LoreRole>(QStringView name);
template<>
std::optional<model::LoreBlock> valueOf<model::LoreBlock>(QStringView name);
template<>
std::optional<model::LoreCause> valueOf<model::LoreCause>(QStringView name);
template<>
std::optional<model::LoreVerdict::State> valueOf<model::LoreVerdict::State>(QStringView name);
template<>
std::optional<model::LoreVerdict::Budget> valueOf<model::LoreVerdict::Budget>(QStringView name);
template<>
std::optional<model::Closing> valueOf<model::Closing>(QStringView name);
template<>
std::optional<model::Cause> valueOf<model::Cause>(QStringView name);
template<>
std::optional<model::Rule> valueOf<model::Rule>(QStringView name);
template<>
std::optional<model::Flip::Field> valueOf<model::Flip::Field>(QStringView name);
template<>
std::optional<model::Outcome> valueOf<model::Outcome>(QStringView name);
template<>
std::optional<model::Control> valueOf<model::Control>(QStringView name);
template<>
std::optional<model::CompanionInput::Kind> valueOf<model::CompanionInput::Kind>(QStringView name);
template<>
std::optional<model::ClosingMoved::Why> valueOf<model::ClosingMoved::Why>(QStringView name);
template<>
std::optional<model::Wake::Why> valueOf<model::Wake::Why>(QStringView name);
template<>
std::optional<model::RestReason> valueOf<model::RestReason>(QStringView name);
template<>
std::optional<model::Ignored::Why> valueOf<model::Ignored::Why>(QStringView name);
template<>
std::optional<model::Obligation::State> valueOf<model::Obligation::State>(QStringView name);
template<>
std::optional<model::PolicyName> valueOf<model::PolicyName>(QStringView name);
template<>
std::optional<model::PolicySettings::BargeIn> valueOf<model::PolicySettings::BargeIn>(QStringView name);
template<>
std::optional<model::PolicySettings::UserWakes> valueOf<model::PolicySettings::UserWakes>(QStringView name);
template<>
std::optional<model::PolicySettings::WithoutVotes>
valueOf<model::PolicySettings::WithoutVotes>(QStringView name);
template<>
std::optional<model::Topic> valueOf<model::Topic>(QStringView name);
template<>
std::optional<model::Language> valueOf<model::Language>(QStringView name);
template<>
std::optional<model::CardFormat> valueOf<model::CardFormat>(QStringView name);
template<>
std::optional<model::MessagePosted::Way> valueOf<model::MessagePosted::Way>(QStringView name);
template<>
std::optional<model::Rewound::Why> valueOf<model::Rewound::Why>(QStringView name);
template<>
std::optional<model::Avatar::Face> valueOf<model::Avatar::Face>(QStringView name);
template<>
std::optional<model::Avatar::Hair> valueOf<model::Avatar::Hair>(QStringView name);
template<>
std::optional<model::Avatar::Eyes> valueOf<model::Avatar::Eyes>(QStringView name);
template<>
std::optional<model::Avatar::Clothes> valueOf<model::Avatar::Clothes>(QStringView name);
template<>
std::optional<model::Effort> valueOf<model::Effort>(QStringView name);
template<>
std::optional<model::ProviderKind> valueOf<model::ProviderKind>(QStringView name);
template<>
std::optional<model::KeyPlace> valueOf<model::KeyPlace>(QStringView name);
template<>
std::optional<model::Known> valueOf<model::Known>(QStringView name);
template<>
std::optional<model::ServerHabit> valueOf<model::ServerHabit>(QStringView name);
template<>
std::optional<model::RoomModels::Votes> valueOf<model::RoomModels::Votes>(QStringView name);
template<>
std::optional<model::CallPurpose> valueOf<model::CallPurpose>(QStringView name);
template<>
std::optional<model::VoteRung> valueOf<model::VoteRung>(QStringView name);
template<>
std::optional<model::VoteMend::What> valueOf<model::VoteMend::What>(QStringView name);
template<>
std::optional<model::Advice> valueOf<model::Advice>(QStringView name);
template<>
std::optional<model::Emotion> valueOf<model::Emotion>(QStringView name);
template<>
std::optional<model::ConsentEntry::What> valueOf<model::ConsentEntry::What>(QStringView name);
template<>
std::optional<model::Risk> valueOf<model::Risk>(QStringView name);
template<>
std::optional<model::PermissionEntry::What> valueOf<model::PermissionEntry::What>(QStringView name);
template<>
std::optional<model::ChatCompressed::What> valueOf<model::ChatCompressed::What>(QStringView name);
template<>
std::optional<model::LoopDetected::What> valueOf<model::LoopDetected::What>(QStringView name);
template<>
std::optional<model::Guest::Door> valueOf<model::Guest::Door>(QStringView name);

} // namespace studio::wire
