// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/ballot_check.h"

#include "core/base/match.h"

#include <QRegularExpression>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace studio::turn {

using namespace Qt::StringLiterals;
using model::Closing;
using model::LooseValue;
using model::VoteState;

namespace {

std::optional<double> numberIn(const QString &text)
{
    static const QRegularExpression number(u"^[+-]?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$"_s);
    const QString trimmed = text.trimmed();
    if (!number.match(trimmed).hasMatch())
        return std::nullopt;
    QByteArray digits = trimmed.toLatin1();
    if (digits.startsWith('+'))
        digits.remove(0, 1);
    double value = 0;
    const auto read = std::from_chars(digits.cbegin(), digits.cend(), value);
    if (read.ec == std::errc::result_out_of_range && !trimmed.contains("e-"_L1, Qt::CaseInsensitive))
        return digits.startsWith('-') ? -1.0 : 11.0; // too large for a double; enough for the clamp
    return value;
}

std::optional<VoteState> readState(const LooseValue &value)
{
    const auto *text = std::get_if<QString>(&value);
    if (!text)
        return std::nullopt;
    if (*text == "speak"_L1)
        return VoteState::Speak;
    if (*text == "listen"_L1)
        return VoteState::Listen;
    return std::nullopt;
}

std::optional<Closing> readClosing(const LooseValue &value)
{
    if (std::holds_alternative<model::Absent>(value) || std::holds_alternative<model::Null>(value))
        return Closing::None;
    const auto *text = std::get_if<QString>(&value);
    if (!text)
        return std::nullopt;
    if (*text == "none"_L1)
        return Closing::None;
    if (*text == "pre-closing"_L1)
        return Closing::PreClosing;
    if (*text == "closing"_L1)
        return Closing::Closing;
    if (*text == "terminal"_L1)
        return Closing::Terminal;
    return std::nullopt;
}

std::optional<bool> readQuiet(const LooseValue &value)
{
    if (std::holds_alternative<model::Absent>(value) || std::holds_alternative<model::Null>(value))
        return false;
    const auto *quiet = std::get_if<bool>(&value);
    return quiet ? std::optional(*quiet) : std::nullopt;
}

} // namespace

std::optional<int> readImportance(const LooseValue &value)
{
    std::optional<double> number;
    if (const auto *given = std::get_if<double>(&value))
        number = *given;
    else if (const auto *text = std::get_if<QString>(&value))
        number = numberIn(*text);
    if (!number || std::isnan(*number))
        return std::nullopt;
    return int(std::clamp(std::floor(*number + 0.5), 0.0, 10.0));
}

std::optional<model::Candidate> readVote(const model::RawState &raw)
{
    const std::optional<int> importance = readImportance(raw.importance);
    const std::optional<VoteState> state = readState(raw.state);
    const auto *selected = std::get_if<bool>(&raw.selected);
    const std::optional<Closing> closing = readClosing(raw.closing);
    const std::optional<bool> quiet = readQuiet(raw.quiet);
    if (!importance || !state || !selected || !closing || !quiet)
        return std::nullopt;
    model::Candidate vote;
    vote.state = *state;
    vote.importance = *importance;
    vote.selected = *selected;
    vote.closing = *closing;
    vote.quiet = *quiet;
    return vote;
}

} // namespace studio::turn
