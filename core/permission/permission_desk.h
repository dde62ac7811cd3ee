// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/consent/desk_call.h"
#include "core/consent/waiting.h"
#include "core/model/consent.h"
#include "core/permission/gate.h"
#include "core/permission/permission_rules.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <utility>

namespace studio::permission {

/// A wish that waits for the user.
struct Pending
{
    Wish wish;
    base::Millis due{0}; ///< when it counts as refused, on the steady clock
    bool operator==(const Pending &) const = default;
};

/// How far an answer of the user reaches. Every reach but Once makes a rule.
struct Extent
{
    model::Reach reach = model::Reach::Once;
    bool sameArguments = false; ///< the rule is for these arguments only
    bool operator==(const Extent &) const = default;
};

/// The gate of the studio: lets tools run if the user has agreed, otherwise asks the user, and takes silence
/// for a no. It runs nothing and shows nothing. Each answer is reported as a line for the audit list right
/// before it is given; a yes is reported exactly when the tool will run. On the studio thread.
class PermissionDesk final : public QObject, public Gate
{
    Q_OBJECT

public:
    static constexpr base::Millis kPatience{60'000};
    static constexpr qsizetype kLongestArguments = 256 * 1024; ///< written by the user, in bytes

    explicit PermissionDesk(base::Clock &clock);

    bool asksFor(const Wish &wish) const override;
    GateCall *ask(const Wish &wish, QObject *parent) override;

    /// Starts with the stored rules; until then every wish waits. \p last: the number of the newest line.
    void begin(PermissionRules rules, bool askForActs, qint64 last);
    /// Says whether somebody is here to be asked. When they leave, waiting wishes are refused.
    void attend(bool here);
    /// The companion has left for good: ends their waiting wishes and removes their rules, so that nobody who
    /// comes under the same id inherits them.
    void forget(const base::ParticipantId &companion);

    // NotFound: the wish is over, or never existed. InvalidInput: see PermissionPort::allow(); the wish keeps
    // waiting.
    [[nodiscard]] base::Result<void> allow(const base::TurnId &turn, const base::CallId &call,
                                           const Extent &extent);
    [[nodiscard]] base::Result<void> allowWith(const base::TurnId &turn, const base::CallId &call,
                                               const model::RawJson &arguments);
    [[nodiscard]] base::Result<void> refuse(const base::TurnId &turn, const base::CallId &call,
                                            const Extent &extent);
    [[nodiscard]] base::Result<void> revoke(qint64 rule);
    void setAskForActs(bool ask);

    [[nodiscard]] const PermissionRules &rules() const { return m_rules; }
    [[nodiscard]] bool asksForActs() const { return m_askForActs; }
    [[nodiscard]] QList<Pending> pending() const; ///< oldest first

Q_SIGNALS:
    void pendingChanged();
    /// A line for the audit list, with its number. rules() already matches the line; `rule` is the rule that
    /// the line made.
    void noted(const studio::model::PermissionEntry &entry,
               const std::optional<studio::model::PermissionRule> &rule);

private:
    using Call = consent::DeskCall<GateCall, Verdict>;
    struct Open
    {
        Pending pending;
        QPointer<Call> call;
        quint64 timer = 0;
    };
    /// An answer that does not need the user.
    struct Standing
    {
        model::PermissionEntry::What what = model::PermissionEntry::What::ByRuleAllowed;
        std::optional<qint64> rule{};
        const char *why = "refused"; ///< the reason of a refusal
    };
    using What = model::PermissionEntry::What;

    [[nodiscard]] std::optional<Standing> standingFor(const Wish &wish) const;
    [[nodiscard]] std::optional<Standing> agreedFor(const Wish &wish) const;
    void take(const Wish &wish, Call *call);
    void admit(const Wish &wish, Call *call);
    void applyAgreed();
    void drop(const Call &call);
    void end(const QPointer<Call> &call, const Standing &standing);
    void give(const QPointer<Call> &call, const Verdict &verdict);
    [[nodiscard]] Open *find(const base::TurnId &turn, const base::CallId &call);
    [[nodiscard]] base::Result<Open *> findOrLate(const base::TurnId &turn, const base::CallId &call);
    void answer(const Open &open, const Extent &extent, bool allowed);
    [[nodiscard]] model::PermissionEntry entryFor(const Wish &wish, What what,
                                                  std::optional<qint64> rule = {});
    [[nodiscard]] static Verdict verdictOf(const Wish &wish, const Standing &standing);

    base::Clock &m_clock;
    PermissionRules m_rules;
    bool m_askForActs = false;
    bool m_here = false;
    bool m_hasBegun = false;
    qint64 m_last = 0; ///< number of the newest line
    consent::Waiting<Open> m_waiting{m_clock};
    QList<std::pair<Wish, QPointer<Call>>> m_early; ///< wishes that came before begin()
};

} // namespace studio::permission
