// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/votes/vote_values.h"

#include "core/base/match.h"
#include "core/turn/ballot_check.h"
#include "core/wire/names.h"

#include <cmath>

using namespace Qt::StringLiterals;
using studio::model::LooseValue;
using studio::model::VoteMend;

namespace studio::agent {
namespace {

constexpr qsizetype kLongestWritten = 80;

QString inWords(double number) { return QString::number(number, 'g', 6); }

QString inWords(const LooseValue &value)
{
    return std::visit(base::Match{[](const model::Absent &) { return QString(); },
                                  [](const model::Null &) { return u"null"_s; },
                                  [](bool truth) { return truth ? u"true"_s : u"false"_s; },
                                  [](double number) { return inWords(number); },
                                  [](const QString &text) { return text.left(kLongestWritten); },
                                  [](const model::OtherValue &) { return u"…"_s; }},
                      value);
}

class Values
{
public:
    Values(const FoundVote &vote, VoteScale scale)
        : m_vote(vote)
        , m_scale(scale)
    {
    }

    [[nodiscard]] VoteRead read()
    {
        m_read.state.state = state(valueOf(VoteField::State));
        m_read.state.importance = importance(valueOf(VoteField::Importance));
        m_read.state.selected = selected(valueOf(VoteField::Selected));
        m_read.state.closing = closing(valueOf(VoteField::Closing));
        m_read.state.quiet = quiet(valueOf(VoteField::Quiet));
        return m_read;
    }

private:
    [[nodiscard]] LooseValue valueOf(VoteField field) const
    {
        return m_vote.values.value(field, model::Absent{});
    }

    void mend(VoteMend::What what, const LooseValue &written, const QString &read)
    {
        m_read.mends.append({what, inWords(written), read});
    }

    LooseValue state(const LooseValue &value)
    {
        const auto *text = std::get_if<QString>(&value);
        const auto found = text ? stateIn(*text) : std::nullopt;
        if (!found)
            return value;
        const QString read = *found == model::VoteState::Speak ? u"speak"_s : u"listen"_s;
        if (*text != read)
            mend(VoteMend::What::State, value, read);
        return read;
    }

    LooseValue importance(const LooseValue &value)
    {
        const auto *number = std::get_if<double>(&value);
        const auto *text = std::get_if<QString>(&value);
        std::optional<LooseImportance> found;
        if (number && std::isfinite(*number))
            found = importanceOf(*number, m_scale);
        else if (text)
            found = importanceIn(*text, m_scale);
        if (!found)
            return value;
        m_read.importance = found->bare;
        const QString read = inWords(found->value);
        if (text ? text->trimmed() != read : *number != found->value)
            mend(VoteMend::What::Importance, value, read);
        return found->value;
    }

    LooseValue selected(const LooseValue &value)
    {
        std::optional<bool> found;
        if (const auto *truth = std::get_if<bool>(&value))
            return *truth;
        if (const auto *number = std::get_if<double>(&value); number && (*number == 0.0 || *number == 1.0))
            found = *number == 1.0;
        else if (const auto *text = std::get_if<QString>(&value))
            found = truthIn(*text);
        else if (std::holds_alternative<model::Absent>(value) || std::holds_alternative<model::Null>(value))
            found = false;
        if (!found)
            return value;
        mend(VoteMend::What::Selected, value, inWords(LooseValue(*found)));
        return *found;
    }

    LooseValue closing(const LooseValue &value)
    {
        const auto *text = std::get_if<QString>(&value);
        const auto *truth = std::get_if<bool>(&value);
        std::optional<model::Closing> found = text ? closingIn(*text) : std::nullopt;
        if (truth && !*truth)
            found = model::Closing::None;
        if (!found)
            return value;
        const QString read = wire::nameOf(*found);
        if (!text || *text != read)
            mend(VoteMend::What::Closing, value, read);
        return read;
    }

    // An unreadable word never asks anybody to be quiet.
    [[nodiscard]] static LooseValue quiet(const LooseValue &value)
    {
        if (std::holds_alternative<bool>(value))
            return value;
        const auto *text = std::get_if<QString>(&value);
        const std::optional<bool> found = text ? truthIn(*text) : std::nullopt;
        return found ? LooseValue(*found) : LooseValue(model::Absent{});
    }

    const FoundVote &m_vote;
    VoteScale m_scale;
    VoteRead m_read;
};

} // namespace

VoteRead readValues(const FoundVote &vote, VoteScale scale)
{
    VoteRead read = Values(vote, scale).read();
    if (vote.cut)
        read.mends.append({VoteMend::What::Cut});
    else if (vote.mended)
        read.mends.append({VoteMend::What::Json});
    if (vote.inLines)
        read.mends.append({VoteMend::What::Lines});
    return read;
}

// A model that means to listen writes its own thought.
bool isExample(const FoundVote &vote)
{
    const auto thought = vote.values.constFind(VoteField::Thought);
    const auto *text = thought == vote.values.cend() ? nullptr : std::get_if<QString>(&*thought);
    if (!text || text->isEmpty() || !lettersOf(*text).isEmpty())
        return false;
    const std::optional<model::Candidate> values = turn::readVote(readValues(vote, VoteScale::Ten).state);
    return values && values->state == model::VoteState::Listen && values->importance == 0 &&
           !values->selected && values->closing == model::Closing::None;
}

} // namespace studio::agent
