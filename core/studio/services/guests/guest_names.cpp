// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/guests/guest_names.h"

#include "core/studio/services/guests/guest_cards.h"

#include <QTextBoundaryFinder>

#include <unicode/unorm2.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <memory>

namespace studio::services {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostFolded = 1024; // UTF-16 units

/// Lets an ICU function write into our buffer; returns the text unchanged if that fails.
template<class Write>
QString written(const QString &text, Write write)
{
    std::array<UChar, kMostFolded> buffer;
    UErrorCode status = U_ZERO_ERROR;
    const int32_t length = write(buffer.data(), int32_t(buffer.size()), &status);
    return U_SUCCESS(status) ? QString::fromUtf16(reinterpret_cast<const char16_t *>(buffer.data()), length)
                             : text;
}

/// Case and width folded, and invisible characters removed (NFKC_Casefold).
QString caseFolded(const QString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *rule = unorm2_getNFKCCasefoldInstance(&status);
    if (U_FAILURE(status))
        return text.toCaseFolded();
    return written(text, [&](UChar *to, int32_t most, UErrorCode *error) {
        return unorm2_normalize(rule, reinterpret_cast<const UChar *>(text.utf16()), int32_t(text.size()), to,
                                most, error);
    });
}

QString withoutMarks(const QString &text)
{
    QString plain;
    for (const QChar one : text.normalized(QString::NormalizationForm_D)) {
        if (!one.isMark() && !one.isSpace())
            plain.append(one);
    }
    return plain;
}

/// Merges letters that look alike.
QString skeletonOf(const QString &text)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> checker(uspoof_open(&status), uspoof_close);
    if (U_FAILURE(status))
        return text;
    return written(text, [&](UChar *to, int32_t most, UErrorCode *error) {
        return uspoof_getSkeleton(checker.get(), 0, reinterpret_cast<const UChar *>(text.utf16()),
                                  int32_t(text.size()), to, most, error);
    });
}

bool isSentenceSign(QChar c) { return u".!?;:,…。！？；：，、\"“”„«»「」『』()[]{}<>|`*#\\"_s.contains(c); }

} // namespace

QStringList foldedName(const QString &name)
{
    const QString text = name.left(kMostFolded / 4);
    const QString small = withoutMarks(caseFolded(text));
    const QString asWritten = withoutMarks(text.normalized(QString::NormalizationForm_KC));
    QStringList folded;
    // A capital and its small letter may resemble different letters: Greek Κ looks like K, but κ like no k.
    for (const QString &one : {small, asWritten})
        folded.append(withoutMarks(caseFolded(skeletonOf(one))));
    folded.removeDuplicates();
    return folded;
}

bool looksLikeOneOf(const QString &name, const QStringList &taken)
{
    static const QStringList reserved = [] {
        QStringList folded;
        for (const QString &word : {u"You"_s,       u"User"_s,      u"Me"_s,       u"あなた"_s,
                                    u"ユーザー"_s,  u"你"_s,        u"您"_s,       u"用户"_s,
                                    u"使用者"_s,    u"System"_s,    u"Studio"_s,   u"Companion Studio"_s,
                                    u"Assistant"_s, u"Everybody"_s, u"Everyone"_s, u"システム"_s,
                                    u"みんな"_s,    u"全員"_s,      u"系统"_s,     u"大家"_s,
                                    u"所有人"_s})
            folded += foldedName(word);
        return folded;
    }();
    const QStringList folded = foldedName(name);
    const auto isAlike = [&folded](const QStringList &others) {
        return std::any_of(others.cbegin(), others.cend(),
                           [&folded](const QString &one) { return folded.contains(one); });
    };
    return isAlike(reserved) || std::any_of(taken.cbegin(), taken.cend(), [&](const QString &one) {
               return !one.isEmpty() && isAlike(foldedName(one));
           });
}

QString guestNameOf(const QString &name)
{
    QString kept;
    int marks = 0;
    for (const QChar one : shownName(name)) {
        marks = one.isMark() ? marks + 1 : 0;
        if (marks > 1)
            continue;
        kept.append(isSentenceSign(one) ? u' ' : one);
    }
    kept = kept.simplified();
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, kept);
    for (qsizetype i = 0; i < kLongestGuestName && letters.toNextBoundary() >= 0; ++i)
        continue;
    return letters.position() > 0 ? kept.left(letters.position()).trimmed() : kept;
}

bool isIdLike(const QString &wireName)
{
    static const auto kSigns = u"_-./:@+"_s;
    const bool isPlain = std::all_of(wireName.cbegin(), wireName.cend(), [](QChar one) {
        return (one.unicode() < 0x80 && one.isLetterOrNumber()) || kSigns.contains(one);
    });
    return isPlain || guestNameOf(wireName) == wireName;
}

} // namespace studio::services
