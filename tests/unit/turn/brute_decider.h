// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <tuple>

// An independent judge of one vote round, straight from turn-taking §3.5 to §3.7 and §10, by trying
// everything. It shares no line with the engine and must stay short enough to be checked at a glance. Voters
// are identified by their place in the roster; -1 is nobody.
namespace brute {

enum class Rule { Selected, Speak, Courtesy, NoVotes, Nobody };
enum class Field { Importance, State, Selected };

struct Vote
{
    bool given = false; ///< false: counts as `listen, 0`
    bool speak = false;
    int importance = 0;
    bool selected = false;
    bool quiet = false; ///< asks the user for silence
    bool out = false;   ///< had a turn, or is gone
    int silence = -1;   ///< messages since the voter's own newest; -1: never spoke, which is longest
};

/// The facts about the message.
struct Terms
{
    bool ofUser = true;
    bool courtesy = true;
    bool toAll = false; ///< everybody is in its `to`
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

/// True if `a` comes before `b` among voters who win by the same rule.
inline bool beats(const QList<Vote> &votes, int a, int b)
{
    const auto silence = [&](int i) { return votes[i].silence < 0 ? 1'000'000 : votes[i].silence; };
    return std::tuple(-votes[a].importance, -silence(a), a) <
           std::tuple(-votes[b].importance, -silence(b), b);
}

inline bool isHushed(const QList<Vote> &votes, const Terms &terms, int without = -1)
{
    int given = 0;
    int quiet = 0;
    for (int i = 0; i < votes.size(); ++i) {
        given += i != without && votes[i].given;
        quiet += i != without && votes[i].given && votes[i].quiet;
    }
    return terms.ofUser && quiet > given - quiet;
}

inline Result elect(const QList<Vote> &votes, const Terms &terms, int without = -1)
{
    const bool hushed = isHushed(votes, terms, without);
    for (const Rule rule : {Rule::Selected, Rule::Speak, Rule::Courtesy}) {
        int best = -1;
        for (int i = 0; i < votes.size(); ++i) {
            const Vote &vote = votes[i];
            bool runs = vote.given && i != without;
            runs = runs && !(terms.ofUser && vote.quiet);
            if (rule == Rule::Selected)
                runs = runs && vote.selected;
            if (rule == Rule::Speak)
                runs = runs && vote.speak && (!hushed || terms.toAll);
            if (rule == Rule::Courtesy)
                runs = runs && terms.ofUser && terms.courtesy && !hushed;
            if (runs && (best < 0 || beats(votes, i, best)))
                best = i;
        }
        if (best >= 0)
            return {rule, best};
    }
    // §10.8, if all causes are technical: the first named voter, else the longest silent, speaks without a
    // vote.
    int best = -1;
    for (int i = 0; i < votes.size(); ++i) {
        if (votes[i].given)
            return {};
        if (!votes[i].out && (best < 0 || (!terms.toAll && beats(votes, i, best))))
            best = i;
    }
    return best < 0 ? Result{} : Result{Rule::NoVotes, best};
}

/// Every change of one field of one vote, smallest first; the first that changes the winner.
inline std::optional<Flip> flip(const QList<Vote> &votes, const Terms &terms)
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
        changed[voter].speak = field == 1 ? bool(value) : was.speak;
        changed[voter].importance = field == 0 ? value : was.importance;
        changed[voter].selected = field == 2 ? bool(value) : was.selected;
        if (const int winner = elect(changed, terms).winner; winner != elect(votes, terms).winner)
            return Flip{voter, Field(field), from, value, winner};
    }
    return std::nullopt;
}

/// §3.2: the leader is selected and stays the winner, whatever the outstanding voters say.
inline bool isSettled(QList<Vote> votes, const Terms &terms, const QList<int> &outstanding)
{
    const Result lead = elect(votes, terms);
    for (const int i : outstanding) {
        votes[i].given = votes[i].speak = votes[i].selected = true;
        votes[i].importance = 10;
    }
    return lead.rule == Rule::Selected && elect(votes, terms).winner == lead.winner;
}

} // namespace brute
