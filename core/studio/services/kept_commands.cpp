// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/kept_commands.h"

#include <utility>

namespace studio::services {

using base::Result;
using base::Then;

void KeptCommands::run(Work work, Then<void> then)
{
    onceLoaded([this, work = std::move(work), then = std::move(then)] {
        const auto command = std::make_shared<Command>(Command{then, 1, {}}); // the work itself
        m_current = command;
        const Result<void> done = work();
        m_current.reset();
        end(*command, done);
    });
}

void KeptCommands::onceLoaded(std::function<void()> work)
{
    const auto doOrKeep = [this, work = std::move(work)] {
        if (m_isLoaded)
            work();
        else
            m_early.append(work);
    };
    QMetaObject::invokeMethod(&m_service, doOrKeep, Qt::QueuedConnection);
}

void KeptCommands::setLoaded()
{
    m_isLoaded = true;
    for (const auto &work : std::exchange(m_early, {}))
        work();
}

KeptCommands::LineKept KeptCommands::beginLine()
{
    if (!m_current)
        return [](const Result<void> &) {};
    ++m_current->lines;
    return [command = m_current](const Result<void> &result) { end(*command, result); };
}

void KeptCommands::end(Command &command, const Result<void> &result)
{
    if (!result)
        command.result = result;
    if (--command.lines == 0)
        command.then(command.result);
}

} // namespace studio::services
