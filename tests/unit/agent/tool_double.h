// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agent/agent.h"
#include "core/base/clock.h"

#include <QMap>

#include <stdexcept>

namespace studio::tests {

/// The behaviour of a box of tools, and what they did; outlives the box.
struct ToolBook
{
    enum class Way { AtOnce, Later, Never, Throws, Twice };
    struct Tool
    {
        model::Risk risk = model::Risk::Read;
        Way way = Way::AtOnce;
        agent::ToolAnswer answer{.result = {R"({"done":true})"},
                                 .display = {},
                                 .error = {},
                                 .errorType = {},
                                 .bought = {},
                                 .wanted = {}};
        bool alone = false;
        QByteArray schema = R"({"type":"object","properties":{"n":{"type":"integer"}}})";
        base::Millis patience{5'000};
        bool forgiving = false;
    };

    QMap<QString, Tool> tools;
    std::function<void(const agent::ToolUse &)> used = [](const agent::ToolUse &) {};
    QStringList runs; ///< names, in order of their start
    QList<agent::ToolUse> uses;
    QList<agent::Toolbox::Answered> waiting;
    int runsWithYes = 0; ///< of tools behind a gate, when called by the model
    bool isBoxThere = false;
};

class ToolDouble final : public agent::Toolbox
{
public:
    ToolDouble(ToolBook &book, base::Clock &clock)
        : m_book(book)
        , m_clock(clock)
    {
        m_book.isBoxThere = true;
    }
    ~ToolDouble() override { m_book.isBoxThere = false; }

    QList<llm::ToolSpec> tools() const override
    {
        QList<llm::ToolSpec> specs;
        for (auto one = m_book.tools.cbegin(); one != m_book.tools.cend(); ++one)
            specs.append({one.key(), QStringLiteral("does it"), {one->schema}});
        return specs;
    }
    agent::ToolTraits traitsOf(const QString &name) const override
    {
        const ToolBook::Tool tool = m_book.tools.value(name);
        return {
            .risk = tool.risk, .alone = tool.alone, .patience = tool.patience, .forgiving = tool.forgiving};
    }
    void use(const agent::ToolUse &use, const Answered &answered) override
    {
        const ToolBook::Tool tool = m_book.tools.value(use.call.name);
        m_book.runs.append(use.call.name);
        m_book.uses.append(use);
        if (tool.risk != model::Risk::Read && use.call.id.value() != QStringLiteral("written"))
            ++m_book.runsWithYes;
        m_book.used(use);
        switch (tool.way) {
        case ToolBook::Way::AtOnce: return answered(tool.answer);
        case ToolBook::Way::Later:
            m_clock.callAt(m_clock.steadyNow() + base::Millis(20), &m_life,
                           [answered, answer = tool.answer] { answered(answer); });
            return;
        case ToolBook::Way::Never: m_book.waiting.append(answered); return;
        case ToolBook::Way::Throws: throw std::runtime_error("broken");
        case ToolBook::Way::Twice:
            answered(tool.answer);
            answered(tool.answer);
            return;
        }
    }

private:
    ToolBook &m_book;
    base::Clock &m_clock;
    QObject m_life;
};

} // namespace studio::tests
