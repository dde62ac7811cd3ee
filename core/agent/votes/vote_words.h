// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/state.h"

#include <QString>

#include <optional>

// The keys and values of a vote in the words that models use for them. Nothing is guessed: an ambiguous word
// is read as neither meaning. Pure.
namespace studio::agent {

enum class VoteField {
    State,
    Importance,
    Selected,
    Closing,
    Quiet,
    Thought,
    AddressedBy,
    Act,
    Companion,
    From
};

/// Letters and digits only, full-width ones made plain, without case: how two names are compared.
[[nodiscard]] QString lettersOf(const QString &text);

/// Ignores case, width, spaces, hyphens and underscores.
[[nodiscard]] std::optional<VoteField> voteFieldOf(const QString &key);

/// "Speak", "I want to speak", "話す"; none: it may mean anything.
[[nodiscard]] std::optional<model::VoteState> stateIn(const QString &text);
/// The same for a single word or a set phrase.
[[nodiscard]] std::optional<model::VoteState> stateWord(const QString &text);

/// "yes", "false", "はい"; a word for nobody ("", "none") is false.
[[nodiscard]] std::optional<bool> truthIn(const QString &text);

[[nodiscard]] std::optional<model::Closing> closingIn(const QString &text);

/// The scale on which a model counts importance.
enum class VoteScale { Ten, One, Hundred };

/// An importance as it was written.
struct LooseImportance
{
    double value = 0; ///< of ten
    /// The number by itself, if no scale was written with it: the model's scale can be learned from it.
    std::optional<double> bare{};
};

[[nodiscard]] LooseImportance importanceOf(double number, VoteScale scale);
/// "8", "8/10", "8 of 10", "80%", "８ (high)"; words alone do not count.
[[nodiscard]] std::optional<LooseImportance> importanceIn(const QString &text, VoteScale scale);

} // namespace studio::agent
