// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"

#include <QList>
#include <QObject>

#include <functional>
#include <memory>

namespace studio::services {

/// Runs the commands of a service whose answers wait for the disk: a command ends when every line that it
/// caused is kept; if lines failed, with the error of the last. No command runs before the stored rules are
/// read, which would undo it.
///
/// Commands may come from any thread; everything else happens on the thread of the service.
class KeptCommands
{
public:
    using Work = std::function<base::Result<void>()>;
    using LineKept = std::function<void(const base::Result<void> &)>;

    explicit KeptCommands(QObject &service) ///< outlives it
        : m_service(service)
    {
    }

    void run(Work work, base::Then<void> then);
    void onceLoaded(std::function<void()> work);

    /// The stored rules are read: runs what has waited for them.
    void setLoaded();
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

    /// A line goes to the disk. Call the function once, when it is there or is not kept. A line that no
    /// command caused has no answer.
    [[nodiscard]] LineKept beginLine();

private:
    struct Command
    {
        base::Then<void> then;
        int lines = 0;
        base::Result<void> result;
    };
    static void end(Command &command, const base::Result<void> &result);

    QObject &m_service;
    bool m_isLoaded = false;
    QList<std::function<void()>> m_early; ///< from before the stored rules were read
    std::shared_ptr<Command> m_current;   ///< the running command; none: no command caused this
};

} // namespace studio::services
