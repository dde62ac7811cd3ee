// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/pattern.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#define PCRE2_CODE_UNIT_WIDTH 16
#include <pcre2.h>

namespace studio::lore {

using namespace Qt::StringLiterals;

namespace {

constexpr uint32_t kMostHeap = 64 * 1024; // KiB, for backtracking
constexpr qsizetype kUnitsPerStep = 64;   // for a back-reference, which compares the whole captured text
constexpr qint64 kLettersPerStep = 4;     // of a range
constexpr qint64 kMostLetters = 0x110000; // in one range

struct SlashedKey
{
    QString pattern;
    QString flags;
};

std::optional<SlashedKey> slashedKey(QStringView key)
{
    if (key.size() < 3 || key.front() != u'/')
        return std::nullopt;
    qsizetype end = 1;
    while (end < key.size() && key.at(end) != u'/')
        end += key.at(end) == u'\\' ? 2 : 1;
    if (end >= key.size() || end == 1)
        return std::nullopt;
    const QStringView flags = key.sliced(end + 1);
    const auto isFlag = [](QChar c) { return QStringView(u"dgimsuvy").contains(c); };
    if (!std::all_of(flags.begin(), flags.end(), isFlag))
        return std::nullopt;
    return SlashedKey{key.sliced(1, end - 1).toString(), flags.toString()};
}

uint32_t optionsOf(const SlashedKey &key)
{
    // UCP: \w and \b treat é as a letter. JavaScript does not, but authors expect it.
    uint32_t options = PCRE2_UTF | PCRE2_MATCH_INVALID_UTF | PCRE2_UCP | PCRE2_ALT_BSUX | PCRE2_AUTO_CALLOUT |
                       PCRE2_ALLOW_EMPTY_CLASS | PCRE2_MATCH_UNSET_BACKREF | PCRE2_DOLLAR_ENDONLY |
                       PCRE2_NEVER_BACKSLASH_C;
    if (key.flags.contains(u'i'))
        options |= PCRE2_CASELESS;
    if (key.flags.contains(u'm'))
        options |= PCRE2_MULTILINE;
    if (key.flags.contains(u's'))
        options |= PCRE2_DOTALL;
    if (key.flags.contains(u'y'))
        options |= PCRE2_ANCHORED;
    return options;
}

/// The highest letter that can begin at `at`; notations that are not parsed here count as the last letter of
/// all.
qint64 letterAt(QStringView text, qsizetype at)
{
    const auto hexadecimal = [text](qsizetype from, qsizetype length) {
        const qsizetype end = text.indexOf(u'}', from);
        const QStringView digits = length > 0 ? text.sliced(from).left(length)
                                   : end < 0  ? QStringView()
                                              : text.sliced(from, end - from);
        bool isNumber = false;
        const qint64 number = digits.toLongLong(&isNumber, 16);
        return isNumber && number >= 0 ? std::min(number, kMostLetters) : kMostLetters;
    };
    while (at < text.size() && (text.at(at) == u' ' || text.at(at) == u'\t')) // ignores blanks after (?xx)
        ++at;
    if (at >= text.size())
        return 0;
    const QChar first = text.at(at);
    if (first != u'\\')
        return first.isHighSurrogate() ? kMostLetters : first.unicode();
    const QChar sign = at + 1 < text.size() ? text.at(at + 1) : QChar();
    const bool isBraced = at + 2 < text.size() && text.at(at + 2) == u'{';
    if (sign == u'u' || sign == u'x')
        return hexadecimal(at + (isBraced ? 3 : 2), isBraced ? 0 : sign == u'u' ? 4 : 2);
    if (sign == u'Q' || sign == u'E' || sign == u'o' || sign == u'N')
        return kMostLetters;
    return sign.unicode();
}

/// The work of one match so far. Between two callouts a pattern does no more than it moves, so the distance
/// measures its work.
struct PatternMeter
{
    qint64 left = 0;
    qint64 extra = 0; // for each callout
    PCRE2_SIZE last = 0;
};

int countSteps(pcre2_callout_block_16 *at, void *data)
{
    auto *meter = static_cast<PatternMeter *>(data);
    const PCRE2_SIZE here = at->current_position;
    meter->left -= 1 + meter->extra + qint64(here > meter->last ? here - meter->last : meter->last - here);
    meter->last = here;
    return meter->left < 0 ? PCRE2_ERROR_CALLOUT : 0;
}

QString patternError(int code)
{
    std::array<PCRE2_UCHAR16, 256> text{};
    const int size = pcre2_get_error_message_16(code, text.data(), text.size());
    return size > 0 ? QString::fromUtf16(reinterpret_cast<const char16_t *>(text.data()), size) : QString();
}

PCRE2_SPTR16 unitsOf(QStringView text) { return reinterpret_cast<PCRE2_SPTR16>(text.utf16()); }

} // namespace

struct PatternWork::Contexts
{
    pcre2_match_context_16 *match = pcre2_match_context_create_16(nullptr);
    pcre2_match_data_16 *data = pcre2_match_data_create_16(1, nullptr);
};

PatternWork::PatternWork(qint64 steps)
    : m_steps(steps)
    , m_contexts(std::make_unique<Contexts>())
{
    pcre2_set_heap_limit_16(m_contexts->match, kMostHeap);
    pcre2_set_match_limit_16(m_contexts->match, uint32_t(kMostStepsOfOne));
}

PatternWork::~PatternWork()
{
    pcre2_match_context_free_16(m_contexts->match);
    pcre2_match_data_free_16(m_contexts->data);
}

void Pattern::Free::operator()(pcre2_real_code_16 *code) const { pcre2_code_free_16(code); }

base::Result<Pattern> Pattern::create(const QString &key, bool caseSensitive)
{
    const SlashedKey read = slashedKey(key).value_or(SlashedKey{key, caseSensitive ? QString() : u"i"_s});
    if (read.pattern.size() > kLongestPattern)
        return tl::unexpected(base::Error{base::ErrorCode::InvalidInput, {}, u"pattern too long"_s});
    if (stepsToMake(key) > kMostStepsOfOne)
        return tl::unexpected(base::Error{base::ErrorCode::InvalidInput, {}, u"pattern too costly"_s});
    int error = 0;
    PCRE2_SIZE where = 0;
    pcre2_compile_context_16 *context = pcre2_compile_context_create_16(nullptr);
    pcre2_set_newline_16(context, PCRE2_NEWLINE_ANYCRLF);
    pcre2_set_compile_extra_options_16(context, PCRE2_EXTRA_ALT_BSUX);
    Pattern pattern;
    pattern.m_code.reset(pcre2_compile_16(unitsOf(read.pattern), PCRE2_SIZE(read.pattern.size()),
                                          optionsOf(read), &error, &where, context));
    pcre2_compile_context_free_16(context);
    if (!pattern.m_code)
        return tl::unexpected(base::Error{base::ErrorCode::InvalidInput, {}, patternError(error)});
    uint32_t references = 0;
    pcre2_pattern_info_16(pattern.m_code.get(), PCRE2_INFO_BACKREFMAX, &references);
    pattern.m_refersBack = references > 0;
    return pattern;
}

// A range is a hyphen without a backslash and the letter after it; counting a few hyphens that are no ranges
// does no harm.
qint64 Pattern::stepsToMake(QStringView key)
{
    qint64 letters = 0;
    for (qsizetype at = 0; at < key.size(); ++at) {
        if (key.at(at) == u'\\')
            ++at;
        else if (key.at(at) == u'-')
            letters += letterAt(key, at + 1);
    }
    return key.size() + letters / kLettersPerStep;
}

Pattern::Match Pattern::match(QStringView text, PatternWork &work) const
{
    const qint64 allowed = std::min(work.m_steps, kMostStepsOfOne);
    if (allowed <= 0)
        return Match::TooCostly;
    PatternMeter meter{.left = allowed, .extra = m_refersBack ? text.size() / kUnitsPerStep : 0};
    pcre2_set_callout_16(work.m_contexts->match, countSteps, &meter);
    const int found = pcre2_match_16(m_code.get(), unitsOf(text), PCRE2_SIZE(text.size()), 0, 0,
                                     work.m_contexts->data, work.m_contexts->match);
    // A text without a possible start is still searched to its end.
    work.m_steps -= allowed - meter.left + 1 + text.size() / kUnitsPerStep;
    if (found >= 0)
        return Match::Yes;
    return found == PCRE2_ERROR_NOMATCH ? Match::No : Match::TooCostly;
}

bool isSlashed(QStringView key) { return slashedKey(key).has_value(); }

bool hasPatternSigns(QStringView key)
{
    return std::any_of(key.begin(), key.end(),
                       [](QChar c) { return QStringView(u"\\^$.|?*+()[]{}").contains(c); });
}

} // namespace studio::lore
