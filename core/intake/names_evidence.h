// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/line_form.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace studio::intake {

/// The evidence for speakers in the lines of a text, read in one form. Pure.
class NamesEvidence
{
public:
    /// `vouched`: names confirmed elsewhere; they may look like anything.
    NamesEvidence(LineForm form, const QSet<QString> &vouched)
        : m_form(form)
        , m_vouched(vouched)
    {
    }

    void add(const QString &line);

    [[nodiscard]] LineForm form() const { return m_form; }
    [[nodiscard]] int openings() const { return m_openings; }
    [[nodiscard]] int texts() const { return m_texts; }
    [[nodiscard]] int days() const { return m_days; }
    /// Quotations without a named speaker.
    [[nodiscard]] int bareQuotes() const { return m_bareQuotes; }
    /// Whether the text says that a program wrote it.
    [[nodiscard]] bool isTitled() const { return m_isTitled; }
    [[nodiscard]] const DateOrders &orders() const { return m_orders; }

    /// The speakers: names marked by the form, or names proved by the places of plain names and headings.
    [[nodiscard]] QSet<QString> names(const QSet<QString> &known) const;
    /// Nobody speaks twice: it may be another kind of list.
    [[nodiscard]] bool isDoubtful(const QSet<QString> &known) const;
    /// Nothing looks like speech, or three or more labels repeat in the same order.
    [[nodiscard]] bool isUnspoken(const QSet<QString> &names, const QSet<QString> &known) const;

private:
    struct Seen
    {
        int count = 0;
        int turns = 0;  ///< how often it begins after another name
        int said = 0;   ///< number of its texts that look spoken
        int speech = 0; ///< number of its texts that cannot be a value
        int level = 0;  ///< of its first heading
        int tight = 0;  ///< number of its lines without a blank after the colon
        int line = 0;   ///< its first line
        int moody = 0;  ///< number of its lines with ( ) after the name
        int strong = 0; ///< number of its lines that cannot be anything else
        QString second; ///< the word after the name, as long as it never changes
    };

    void addOpening(const LineHead &head);
    void addTime(const LineHead &head);
    void goOn(const LineHead &head, const QString &line);
    [[nodiscard]] bool isNobody(const QString &name) const;
    [[nodiscard]] bool isOfProgram(const QString &name) const;
    [[nodiscard]] QSet<QString> given() const;
    [[nodiscard]] QSet<QString> proven(const QSet<QString> &known) const;
    [[nodiscard]] QSet<QString> besides(const QSet<QString> &likely, const QSet<QString> &names) const;
    [[nodiscard]] bool isTalkFrom(const QSet<QString> &likely) const;
    [[nodiscard]] bool isCycle() const;
    [[nodiscard]] bool isExchange(const QSet<QString> &names) const;
    [[nodiscard]] bool isUnsaid(const QSet<QString> &names) const;
    [[nodiscard]] bool isWeak() const { return m_weak * 2 > m_openings; }
    [[nodiscard]] bool isPlanOfADay() const;
    [[nodiscard]] bool isBuried(const QSet<QString> &names) const;
    [[nodiscard]] bool isAnswered(const QSet<QString> &names) const;
    [[nodiscard]] QSet<QString> ofTwoWords(const QSet<QString> &names) const;

    LineForm m_form;
    QSet<QString> m_vouched;
    QHash<QString, Seen> m_seen;
    QStringList m_order; ///< of the first openings
    QString m_pending;   ///< the speaker of a name line, still without text
    QString m_last;
    DateOrders m_orders;
    QSet<QString> m_weekdays;
    int m_asked = 0; ///< texts with a question or an exclamation
    bool m_hasDates = false;
    bool m_isTitled = false;
    int m_bareQuotes = 0;
    int m_tight = 0;
    int m_weak = 0;  ///< openings that could be something else
    int m_timed = 0; ///< openings with a time
    int m_round = 0; ///< of these, openings at a multiple of five minutes
    int m_openings = 0;
    int m_texts = 0; ///< continuation lines
    int m_lines = 0;
    int m_days = 0;
};

} // namespace studio::intake
