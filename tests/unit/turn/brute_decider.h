// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <tuple>

// An independent judge of one vote round, straight from turn-taking §3.5 to §3.7 and by trying everything.
// It shares no line with the engine and must stay under a hundred, so that it can be believed at a glance.
// Voters are known by their place in the roster; -1 is nobody.
namespace brute {

enum class Rule { Selected, Speak, NoVotes, Nobody };
enum class Field { Importance, State, Selected };

struct Vote
{
    bool given = false; ///< otherwise it counts as `listen, 0`
    bool speak = false;
    int importance = 0;
    bool selected = false;
    int silence = -1; ///< messages since its own newest one; -1: it never spoke, which is longest
};

struct Result
{
    Rule rule = Rule::Nobody;
    int winner = -1;
};

struct Flip
{
    int voter = -1;
    Field field = Field::Importance;
    int from = 0;
    int to = 0;
    int winner = -1;
};

/// True when `a` is before `b` among those who win by the same rule.
inline bool beats(const QList<Vote> &votes, int a, int b)
{
    const auto silence = [&](int i) { return votes[i].silence < 0 ? 1'000'000 : votes[i].silence; };
    return std::tuple(-votes[a].importance, -silence(a), a) <
           std::tuple(-votes[b].importance, -silence(b), b);
}

inline Result elect(const QList<Vote> &votes, int without = -1)
{
    for (const Rule rule : {Rule::Selected, Rule::Speak}) {
        int best = -1;
        for (int i = 0; i < votes.size(); ++i) {
            const bool runs = votes[i].given && (rule == Rule::Selected ? votes[i].selected : votes[i].speak);
            if (runs && i != without && (best < 0 || beats(votes, i, best)))
                best = i;
        }
        if (best >= 0)
            return {rule, best};
    }
    // §10.8, on a user's message and with none but technical causes: who was silent longest speaks unvoted.
    if (votes.isEmpty() || std::any_of(votes.begin(), votes.end(), [](const Vote &v) { return v.given; }))
        return {};
    int best = 0;
    for (int i = 1; i < votes.size(); ++i)
        best = beats(votes, i, best) ? i : best;
    return {Rule::NoVotes, best};
}

/// Every change of one field of one vote, the smallest first; the first that changes the winner.
inline std::optional<Flip> flip(const QList<Vote> &votes)
{
    QList<std::tuple<int, int, int, int>> changes; // field, distance, voter, value
    for (int i = 0; i < votes.size(); ++i) {
        if (!votes[i].given)
            continue;
        for (int value = 0; value <= 10; ++value)
            changes << std::tuple(0, std::abs(value - votes[i].importance), i, value);
        changes << std::tuple(1, 0, i, int(!votes[i].speak)) << std::tuple(2, 0, i, int(!votes[i].selected));
    }
    std::sort(changes.begin(), changes.end());
    for (const auto &[field, distance, voter, value] : std::as_const(changes)) {
        QList<Vote> changed = votes;
        const Vote &was = votes[voter];
        const int from = field == 0 ? was.importance : field == 1 ? int(was.speak) : int(was.selected);
        changed[voter] = {true, field == 1 ? bool(value) : was.speak, field == 0 ? value : was.importance,
                          field == 2 ? bool(value) : was.selected, was.silence};
        if (const int winner = elect(changed).winner; winner != elect(votes).winner)
            return Flip{voter, Field(field), from, value, winner};
    }
    return std::nullopt;
}

/// §3.2: the leader is selected and stays the winner whatever those who are still out may say.
inline bool isSettled(QList<Vote> votes, const QList<int> &outstanding)
{
    const Result lead = elect(votes);
    for (const int i : outstanding)
        votes[i] = Vote{true, true, 10, true, votes[i].silence};
    return lead.rule == Rule::Selected && elect(votes).winner == lead.winner;
}

} // namespace brute
