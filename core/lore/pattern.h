// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <memory>

// Foreign regular expressions, in the syntax of JavaScript as far as PCRE2 supports it. A pattern is limited
// by steps, not by time, so that it matches alike on every machine. Pure; one thread at a time.
struct pcre2_real_code_16;

namespace studio::lore {

inline constexpr qint64 kMostPatternSteps = 50'000'000; ///< for all patterns of one scan
inline constexpr qint64 kMostStepsOfOne = 1'000'000;    ///< for one pattern in one text
inline constexpr qint64 kMostStepsToMake = 10'000'000;  ///< to compile those of one scan, see stepsToMake()
inline constexpr qsizetype kLongestPattern = 2'000;     ///< UTF-16 units

/// The flaw of a pattern for which the other patterns left no steps.
inline constexpr QLatin1StringView kAllTooCostly("all patterns together too costly");

/// The steps that patterns may still take, and the memory that they need for it.
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

    /// Compiles `/pattern/flags`, or a pattern without slashes, whose case sensitivity is `caseSensitive`.
    /// The detail of an error says what is wrong, in the English of PCRE2; its text is empty.
    [[nodiscard]] static base::Result<Pattern> create(const QString &key, bool caseSensitive);

    /// The approximate cost of create() in steps. For a case-insensitive range PCRE2 checks letter by letter:
    /// a key that repeats `[\u{1}-\u{10ffff}]` would take seconds.
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

/// Whether a key is written as `/pattern/flags`. `/home/me` is not: `me` is no valid set of flags.
[[nodiscard]] bool isSlashed(QStringView key);
/// Whether a key contains characters with a special meaning in a pattern.
[[nodiscard]] bool hasPatternSigns(QStringView key);

} // namespace studio::lore
