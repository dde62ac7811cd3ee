// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/tool_run.h"

#include "core/agent/tool_result.h"
#include "core/base/log.h"
#include "core/wire/schema_check.h"

#include <QPointer>

#include <algorithm>
#include <exception>
#include <utility>

using namespace Qt::StringLiterals;
using studio::model::Risk;

namespace studio::agent {
namespace {

QString whyRefused(const QString &why)
{
    if (why == "timedOut"_L1)
        return u"Nobody answered whether you may, which means no. Go on without it."_s;
    if (why == "nobodyHere"_L1)
        return u"Nobody is here who could say whether you may, which means no. Go on without it."_s;
    if (why == "tooMany"_L1)
        return u"The user has been asked too much at once already. Go on without it."_s;
    return u"The user does not want that. Accept it, and do not try it again."_s;
}

} // namespace

ToolRun::ToolRun(const TurnNeeds &needs, std::shared_ptr<Toolbox> tools, permission::Wish wish, ToolUse use,
                 QObject *parent)
    : QObject(parent)
    , m_needs(needs)
    , m_tools(std::move(tools))
    , m_wish(std::move(wish))
    , m_use(std::move(use))
    , m_traits(m_tools->traitsOf(m_use.call.name))
{
    m_wish.call = m_use.call.id;
    m_wish.tool = m_use.call.name;
    m_wish.title = m_traits.title;
    m_wish.about = m_traits.about;
    m_wish.risk = m_traits.risk;
}

void ToolRun::start(const QList<llm::ToolSpec> &offered, bool fromClient)
{
    const auto spec = std::find_if(offered.begin(), offered.end(),
                                   [this](const llm::ToolSpec &one) { return one.name == m_use.call.name; });
    if (const auto error = flaw(spec == offered.end() ? nullptr : &*spec)) {
        m_malformed = true;
        return end(*error);
    }
    if (m_use.call.arguments.text.trimmed().isEmpty())
        m_use.call.arguments = {"{}"};
    m_wish.arguments = m_use.call.arguments;
    m_wish.schema = spec->parameters;
    if (fromClient || m_traits.risk == Risk::Read)
        return run();
    if (m_needs.gate)
        return askGate();
    if (m_traits.risk == Risk::Sensitive)
        return end(toolError(u"refused"_s, whyRefused(u"nobodyHere"_s)));
    run();
}

std::optional<ToolAnswer> ToolRun::flaw(const llm::ToolSpec *spec) const
{
    const llm::ToolCall &call = m_use.call;
    if (!spec)
        return toolError(u"unknownTool"_s, u"there is no tool \"%1\""_s.arg(call.name.left(64)));
    if (call.arguments.text.size() > kLongestArguments)
        return toolError(u"tooLong"_s, u"the arguments are longer than anything that a tool takes"_s);
    const QString flaw =
        wire::flawInArguments(call.arguments, m_traits.forgiving ? model::RawJson() : spec->parameters);
    if (flaw.isEmpty())
        return std::nullopt;
    return toolError(u"invalidArguments"_s, u"the arguments cannot be used: "_s + flaw);
}

void ToolRun::askGate()
{
    const QPointer<ToolRun> self(this);
    if (m_needs.gate->asksFor(m_wish))
        Q_EMIT confirming({m_wish.call, m_wish.tool, m_wish.arguments, m_traits.title, m_traits.risk});
    if (!self || m_over)
        return;
    m_gateCall = m_needs.gate->ask(m_wish, this);
    connect(m_gateCall, &permission::GateCall::answered, this, &ToolRun::judged);
}

void ToolRun::judged(const permission::Verdict &verdict)
{
    m_gateCall = nullptr;
    if (m_over)
        return;
    if (!verdict.allowed)
        return end(toolError(u"refused"_s, whyRefused(verdict.why)));
    if (!verdict.arguments.isEmpty())
        m_use.call.arguments = verdict.arguments;
    run();
}

void ToolRun::run()
{
    if (m_traits.patience > base::Millis(0)) {
        m_timeout = m_needs.clock.callAt(m_needs.clock.steadyNow() + m_traits.patience, this, [this] {
            m_timeout = 0;
            end(toolError(u"timedOut"_s, u"that took too long and was given up"_s));
        });
    }
    callTool();
}

// The effect of the tool may end the turn, and this with it.
void ToolRun::callTool()
{
    const QPointer<ToolRun> self(this);
    const std::shared_ptr<Toolbox> tools = m_tools; // keeps it alive while it is used
    const ToolUse use = m_use;
    try {
        tools->use(use, [self](const ToolAnswer &answer) {
            if (self)
                self->end(tidied(answer));
        });
    } catch (const std::exception &error) {
        qCWarning(base::lcAgent) << "the tool" << use.call.name << "threw:" << error.what();
        if (self)
            self->end(toolError(u"failed"_s, u"the tool failed"_s));
    } catch (...) {
        qCWarning(base::lcAgent) << "the tool" << use.call.name << "threw something";
        if (self)
            self->end(toolError(u"failed"_s, u"the tool failed"_s));
    }
}

void ToolRun::end(const ToolAnswer &answer)
{
    if (std::exchange(m_over, true))
        return;
    m_needs.clock.cancel(std::exchange(m_timeout, 0));
    m_tools.reset();
    Q_EMIT answered(answer);
}

void ToolRun::cancel()
{
    if (std::exchange(m_over, true))
        return;
    m_needs.clock.cancel(std::exchange(m_timeout, 0));
    m_tools.reset();
    if (permission::GateCall *call = std::exchange(m_gateCall, nullptr)) {
        call->disconnect(this);
        call->cancel();
    }
}

} // namespace studio::agent
