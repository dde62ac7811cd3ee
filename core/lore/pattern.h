// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <memory>

// Regular expressions of strangers, in the words of JavaScript as far as PCRE2 has them. A pattern is bounded
// by the steps it takes, not by time, so that it matches alike on every machine. Pure; one thread at a time.
struct pcre2_real_code_16;

namespace studio::lore {

inline constexpr qint64 kMostPatternSteps = 50'000'000; ///< of all patterns of one scan
inline constexpr qint64 kMostStepsOfOne = 1'000'000;    ///< of one pattern in one text
inline constexpr qint64 kMostStepsToMake = 10'000'000;  ///< all patterns of one scan, see stepsToMake()
inline constexpr qsizetype kLongestPattern = 2'000;     ///< UTF-16 units

/// The flaw of a pattern that the others left no steps for.
inline constexpr QLatin1StringView kAllTooCostly("all patterns together too costly");

/// What patterns may still do, and what they need to do it.
class PatternWork
{
public:
    explicit PatternWork(qint64 steps = kMostPatternSteps);
    ~PatternWork();
    PatternWork(const PatternWork &) = delete;
    PatternWork &operator=(const PatternWork &) = delete;

    [[nodiscard]] qint64 stepsLeft() const { return m_steps; }

private:
    friend class Pattern;
    struct Contexts;

    qint64 m_steps;
    std::unique_ptr<Contexts> m_contexts;
};

class Pattern
{
public:
    enum class Match { No, Yes, TooCostly };

    /// Of `/pattern/flags`, or of a pattern without slashes, of which `caseSensitive` says how it takes case.
    /// The detail of an error says what is wrong, in the English of PCRE2; its text is empty.
    [[nodiscard]] static base::Result<Pattern> create(const QString &key, bool caseSensitive);

    /// About what create() takes, in steps. A range without case is looked through letter by letter: a key of
    /// `[\u{1}-\u{10ffff}]` again and again would take seconds.
    [[nodiscard]] static qint64 stepsToMake(QStringView key);

    [[nodiscard]] Match match(QStringView text, PatternWork &work) const;

private:
    struct Free
    {
        void operator()(pcre2_real_code_16 *code) const;
    };
    std::unique_ptr<pcre2_real_code_16, Free> m_code;
    bool m_refersBack = false;
};

/// Whether a key is written as `/pattern/flags`. `/home/me` is not: `me` are no flags.
[[nodiscard]] bool isSlashed(QStringView key);
/// Whether a key has anything in it that means more to a pattern than itself.
[[nodiscard]] bool hasPatternSigns(QStringView key);

} // namespace studio::lore
