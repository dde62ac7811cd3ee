// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clock.h"
#include "core/permission/gate.h"

#include <QList>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace studio::tests {

/// A Gate with the test's verdicts, some time after the question; counts the calls that it allowed.
class ScriptedGate final : public permission::Gate
{
public:
    explicit ScriptedGate(base::Clock &clock)
        : m_clock(clock)
    {
    }

    bool asksFor(const permission::Wish &) const override { return asks; }
    permission::GateCall *ask(const permission::Wish &wish, QObject *parent) override
    {
        wishes.append(wish);
        auto *call = new Call(m_open, parent);
        calls.append(call);
        if (const auto verdict = decide(wish))
            m_clock.callAt(m_clock.steadyNow() + after, call,
                           [this, call, verdict] { answer(call, *verdict); });
        return call;
    }
    void answer(qsizetype which, const permission::Verdict &verdict)
    {
        if (calls.at(which))
            answer(calls.at(which), verdict);
    }
    [[nodiscard]] int open() const { return *m_open; }

    /// None: the question stays open until the test answers.
    std::function<std::optional<permission::Verdict>(const permission::Wish &)> decide =
        [](const permission::Wish &) {
            return permission::Verdict{.allowed = true, .arguments = {}, .why = {}};
        };
    bool asks = true;
    base::Millis after{10};
    QList<permission::Wish> wishes;
    int yes = 0;

private:
    class Call final : public permission::GateCall
    {
    public:
        Call(std::shared_ptr<int> open, QObject *parent)
            : permission::GateCall(parent)
            , m_open(std::move(open))
        {
            ++*m_open;
        }
        ~Call() override { close(); }
        void cancel() override
        {
            if (close())
                deleteLater();
        }
        bool close()
        {
            if (std::exchange(m_closed, true))
                return false;
            --*m_open;
            return true;
        }

    private:
        std::shared_ptr<int> m_open;
        bool m_closed = false;
    };

    void answer(Call *call, const permission::Verdict &verdict)
    {
        if (!call->close())
            return;
        yes += verdict.allowed ? 1 : 0;
        call->deleteLater();
        Q_EMIT call->answered(verdict);
    }

    base::Clock &m_clock;
    QList<QPointer<Call>> calls;
    std::shared_ptr<int> m_open = std::make_shared<int>(0);
};

} // namespace studio::tests
