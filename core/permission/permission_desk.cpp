// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/permission/permission_desk.h"

#include "core/base/log.h"
#include "core/permission/argument_pattern.h"
#include "core/wire/json.h"
#include "core/wire/schema_check.h"

#include <QCoreApplication>

#include <algorithm>

namespace studio::permission {

using namespace Qt::StringLiterals;
using base::CallId;
using base::ErrorCode;
using base::ParticipantId;
using base::Result;
using base::TurnId;
using model::PermissionEntry;
using model::PermissionRule;
using model::RawJson;
using model::Reach;
using model::Risk;

namespace {

PermissionEntry::What whatOf(const Extent &extent, bool allowed)
{
    using enum PermissionEntry::What;
    switch (extent.reach) {
    case Reach::Once: return allowed ? AllowedOnce : RefusedOnce;
    case Reach::Room: return allowed ? AllowedInRoom : RefusedInRoom;
    case Reach::Always: return allowed ? AllowedAlways : RefusedAlways;
    }
    Q_UNREACHABLE();
}

} // namespace

PermissionDesk::PermissionDesk(base::Clock &clock)
    : m_clock(clock)
{
}

// ---- being asked

bool PermissionDesk::asksFor(const Wish &wish) const { return !standingFor(wish); }

GateCall *PermissionDesk::ask(const Wish &wish, QObject *parent)
{
    Wish asked = wish;
    if (asked.arguments.isEmpty())
        asked.arguments.text = "{}";
    auto *call = new Call(
        *this, [this](const Call &dropped) { drop(dropped); }, parent);
    if (m_hasBegun && !standingFor(asked))
        admit(asked, call);
    else
        call->later([this, asked, call] { take(asked, call); });
    return call;
}

// A standing answer is found, reported and given in one step, so that a yes cancelled before then is in no
// list.
void PermissionDesk::take(const Wish &wish, Call *call)
{
    if (!m_hasBegun) {
        m_early.append({wish, call});
    } else if (const auto standing = standingFor(wish)) {
        Q_EMIT noted(entryFor(wish, standing->what, standing->rule), {});
        call->end(verdictOf(wish, *standing));
    } else {
        admit(wish, call);
    }
}

std::optional<PermissionDesk::Standing> PermissionDesk::standingFor(const Wish &wish) const
{
    if (const auto agreed = agreedFor(wish))
        return agreed;
    if (!m_here)
        return Standing{.what = What::NobodyHere, .why = "nobodyHere"};
    const auto isOfOne = [&wish](const Open &open) { return open.pending.wish.companion == wish.companion; };
    if (m_waiting.isFull(isOfOne))
        return Standing{.what = What::TooMany, .why = "tooMany"};
    return std::nullopt;
}

std::optional<PermissionDesk::Standing> PermissionDesk::agreedFor(const Wish &wish) const
{
    if (const auto rule = m_rules.ruleFor({wish.companion, wish.tool, wish.room, wish.arguments}))
        return Standing{.what = rule->allowed ? What::ByRuleAllowed : What::ByRuleRefused,
                        .rule = rule->number};
    if (wish.risk == Risk::Read || (wish.risk == Risk::Act && !m_askForActs))
        return Standing{.what = What::ByRiskAllowed};
    return std::nullopt;
}

void PermissionDesk::admit(const Wish &wish, Call *call)
{
    const base::Millis due = m_clock.steadyNow() + kPatience;
    const auto timeOut = [this, call = QPointer(call)] {
        end(call, {.what = What::TimedOut, .why = "timedOut"});
    };
    Open &open = m_waiting.add({.pending = {wish, due}, .call = call});
    m_waiting.startTimer(open, due, call, timeOut);
    Q_EMIT pendingChanged();
}

// ---- what is known beforehand

void PermissionDesk::begin(PermissionRules rules, bool askForActs, qint64 last)
{
    m_rules = std::move(rules);
    m_askForActs = askForActs;
    m_last = last;
    m_hasBegun = true;
    const auto early = std::exchange(m_early, {});
    for (const auto &[wish, call] : early) {
        if (call && !call->isOver())
            take(wish, call);
    }
}

void PermissionDesk::attend(bool here)
{
    m_here = here;
    if (here)
        return;
    const QList<Open> orphans = m_waiting.all();
    for (const Open &open : orphans)
        end(open.call, {.what = What::Dropped, .why = "nobodyHere"});
}

void PermissionDesk::forget(const ParticipantId &companion)
{
    const QList<PermissionRule> rules = m_rules.all();
    for (const PermissionRule &rule : rules) {
        if (rule.companion == companion)
            (void)revoke(rule.number);
    }
    const QList<Open> open = m_waiting.all();
    for (const Open &one : open) {
        if (one.pending.wish.companion == companion)
            end(one.call, {.what = What::Dropped});
    }
}

void PermissionDesk::setAskForActs(bool ask)
{
    m_askForActs = ask;
    applyAgreed();
}

Result<void> PermissionDesk::revoke(qint64 number)
{
    const std::optional<PermissionRule> rule = m_rules.numbered(number);
    if (!rule)
        return base::failure(ErrorCode::NotFound, tr("This answer was already taken back."),
                             QString::number(number));
    m_rules.takeBack(number);
    Q_EMIT noted({.number = ++m_last,
                  .time = m_clock.wallNow(),
                  .companion = rule->companion,
                  .tool = rule->tool,
                  .arguments = rule->arguments.value_or(RawJson()),
                  .what = What::Revoked,
                  .room = rule->room,
                  .rule = number},
                 {});
    return {};
}

/// Answers waiting wishes with what the user has agreed to since they came.
void PermissionDesk::applyAgreed()
{
    const QList<Open> open = m_waiting.all();
    for (const Open &one : open) {
        if (const auto agreed = agreedFor(one.pending.wish))
            end(one.call, *agreed);
    }
}

// ---- yes and no

Result<void> PermissionDesk::allow(const TurnId &turn, const CallId &call, const Extent &extent)
{
    const Result<Open *> open = findOrLate(turn, call);
    if (!open)
        return tl::unexpected(open.error());
    answer(**open, extent, true);
    return {};
}

Result<void> PermissionDesk::refuse(const TurnId &turn, const CallId &call, const Extent &extent)
{
    const Result<Open *> open = findOrLate(turn, call);
    if (!open)
        return tl::unexpected(open.error());
    answer(**open, extent, false);
    return {};
}

Result<void> PermissionDesk::allowWith(const TurnId &turn, const CallId &call, const RawJson &arguments)
{
    const Result<Open *> open = findOrLate(turn, call);
    if (!open)
        return tl::unexpected(open.error());
    if (arguments.text.size() > kLongestArguments)
        return base::failure(ErrorCode::InvalidInput,
                             tr("Shorten the arguments to at most %L1 KB.").arg(kLongestArguments / 1024));
    Wish wish = (*open)->pending.wish;
    if (const QString flaw = wire::flawInArguments(arguments, wish.schema); !flaw.isEmpty()) {
        //: %1: what is wrong, in English: "at days: is no number"
        return base::failure(ErrorCode::InvalidInput, tr("The tool cannot use this: %1").arg(flaw.left(300)),
                             flaw);
    }
    const bool isNothing = arguments.text.trimmed().isEmpty();
    wish.arguments = wire::keepRaw(isNothing ? wire::Json::object() : wire::embed(arguments));
    const QPointer<Call> waiting = (*open)->call;
    m_waiting.take(waiting);
    Q_EMIT noted(entryFor(wish, What::AllowedEdited), {});
    give(waiting, {true, wish.arguments, {}});
    return {};
}

void PermissionDesk::answer(const Open &open, const Extent &extent, bool allowed)
{
    const Wish wish = open.pending.wish;
    const QPointer<Call> call = open.call;
    const PermissionEntry entry = entryFor(wish, whatOf(extent, allowed));
    std::optional<PermissionRule> rule;
    if (extent.reach != Reach::Once) {
        rule = PermissionRule{.number = entry.number,
                              .companion = wish.companion,
                              .tool = wish.tool,
                              .allowed = allowed,
                              .since = entry.time};
        if (extent.reach == Reach::Room)
            rule->room = wish.room;
        if (extent.sameArguments)
            rule->arguments = patternOf(wish.arguments);
        m_rules.add(*rule);
    }
    m_waiting.take(call);
    Q_EMIT noted(entry, rule);
    give(call, {allowed, allowed ? wish.arguments : RawJson(), allowed ? QString() : u"refused"_s});
    if (rule)
        applyAgreed();
}

// ---- ends

void PermissionDesk::drop(const Call &call)
{
    const std::optional<Open> dropped = m_waiting.take(&call);
    if (!dropped)
        return;
    Q_EMIT noted(entryFor(dropped->pending.wish, What::Dropped), {});
    Q_EMIT pendingChanged();
}

void PermissionDesk::end(const QPointer<Call> &call, const Standing &standing)
{
    const std::optional<Open> ended = call ? m_waiting.take(call) : std::nullopt;
    if (!ended)
        return; // ended by a receiver of the answer just before
    Q_EMIT noted(entryFor(ended->pending.wish, standing.what, standing.rule), {});
    give(call, verdictOf(ended->pending.wish, standing));
}

void PermissionDesk::give(const QPointer<Call> &call, const Verdict &verdict)
{
    Q_EMIT pendingChanged();
    if (call)
        call->end(verdict);
}

Verdict PermissionDesk::verdictOf(const Wish &wish, const Standing &standing)
{
    const bool allowed = model::saysYes(standing.what);
    return {allowed, allowed ? wish.arguments : RawJson(),
            allowed ? QString() : QString::fromLatin1(standing.why)};
}

PermissionDesk::Open *PermissionDesk::find(const TurnId &turn, const CallId &call)
{
    return m_waiting.find(
        [&](const Open &open) { return open.pending.wish.turn == turn && open.pending.wish.call == call; });
}

Result<PermissionDesk::Open *> PermissionDesk::findOrLate(const TurnId &turn, const CallId &call)
{
    if (Open *open = find(turn, call))
        return open;
    qCInfo(base::lcStudio) << "a late answer about a tool, call" << call.value().left(128);
    return base::failure(ErrorCode::NotFound, tr("This question is already over."), call.value().left(128));
}

QList<Pending> PermissionDesk::pending() const
{
    QList<Pending> all;
    for (const Open &open : m_waiting.all())
        all.append(open.pending);
    return all;
}

PermissionEntry PermissionDesk::entryFor(const Wish &wish, What what, std::optional<qint64> rule)
{
    return {.number = ++m_last,
            .time = m_clock.wallNow(),
            .companion = wish.companion,
            .tool = wish.tool,
            .risk = wish.risk,
            .arguments = wish.arguments,
            .what = what,
            .room = wish.room,
            .turn = wish.turn,
            .call = wish.call,
            .rule = rule};
}

} // namespace studio::permission
