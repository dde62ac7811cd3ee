// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/pseudo_translator.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

QChar accented(QChar letter)
{
    static const QString plain = u"aceginosuyzACEGINOSUYZ"_s;
    static const QString accents = u"áçéğíñöşúýžÁÇÉĞÍÑÖŞÚÝŽ"_s;
    const qsizetype at = plain.indexOf(letter);
    return at < 0 ? letter : accents.at(at);
}

} // namespace

PseudoTranslator::PseudoTranslator() { QCoreApplication::installTranslator(this); }

PseudoTranslator::~PseudoTranslator() { QCoreApplication::removeTranslator(this); }

QString PseudoTranslator::translate(const char *, const char *source, const char *, int) const
{
    return pseudo(QString::fromUtf8(source));
}

QString PseudoTranslator::pseudo(const QString &source)
{
    qsizetype end = source.size();
    while (end > 0 && u"….:!? "_s.contains(source.at(end - 1)))
        --end;
    QString text;
    for (qsizetype i = 0; i < end; ++i) {
        const bool isPlaceholder = i > 0 && source.at(i - 1) == u'%';
        text += isPlaceholder ? source.at(i) : accented(source.at(i));
    }
    if (end < 2)
        return source; // a mark, not a word
    QString longer;
    while (longer.size() < (end * 4 + 9) / 10)
        longer += longer.size() % 6 == 0 ? u' ' : u'·'; // lines break here as between words
    return u'⟦' + text + longer.trimmed() + u'⟧' + source.mid(end);
}

} // namespace studio::tests
