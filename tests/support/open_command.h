// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/give_answer.h"

#include <any>
#include <functional>

namespace studio::tests {

/// A command that a fake port received. The test answers it, when and as often as it likes.
class OpenCommand
{
public:
    OpenCommand() = default;
    template<class T>
    explicit OpenCommand(const base::Then<T> &then)
        : m_then(then)
        , m_fail([then](const base::Error &error) { giveAnswer(then, tl::unexpected(error)); })
    {
    }

    void done() const { giveAnswer(then<void>(), {}); }
    template<class T>
    void answer(const T &value) const
    {
        giveAnswer(then<T>(), value);
    }
    void fail(const base::Error &error) const
    {
        if (!m_fail)
            qFatal("no command was given");
        m_fail(error);
    }

private:
    template<class T>
    [[nodiscard]] const base::Then<T> &then() const
    {
        const auto *found = std::any_cast<base::Then<T>>(&m_then);
        if (!found)
            qFatal("the newest command has another answer");
        return *found;
    }

    std::any m_then;
    std::function<void(const base::Error &)> m_fail;
};

} // namespace studio::tests
