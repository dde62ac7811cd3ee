// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/checks/picture_checks.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QTabBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

constexpr double kSlack = 1; // px of antialiasing that do not matter

QString numbered(const QRectF &rect)
{
    return u"%1,%2 %3×%4"_s.arg(qRound(rect.x()))
        .arg(qRound(rect.y()))
        .arg(qRound(rect.width()))
        .arg(qRound(rect.height()));
}

/// A text field shows the part around the cursor.
bool isWrittenText(const DrawnText &drawn)
{
    const auto *field = qobject_cast<const QLineEdit *>(drawn.widget);
    return field && !field->isReadOnly() && field->text().contains(drawn.text);
}

void addStrings(QSet<QString> &strings, const QAbstractItemModel &model, const QModelIndex &parent)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (int role = 0; role < Qt::UserRole + 32; ++role) {
                const QVariant value = index.data(role);
                if (value.typeId() == QMetaType::QString)
                    strings.insert(value.toString());
            }
            addStrings(strings, model, index);
        }
    }
}

void addProperties(QSet<QString> &strings, const QWidget &widget)
{
    for (int i = 0; i < widget.metaObject()->propertyCount(); ++i) {
        const QVariant value = widget.metaObject()->property(i).read(&widget);
        if (value.typeId() == QMetaType::QString)
            strings.insert(value.toString());
    }
}

/// All texts in a widget's properties; a viewport's painter is the scroll area around it.
QSet<QString> stringsOf(const QWidget &widget)
{
    QSet<QString> strings;
    addProperties(strings, widget);
    for (const QAction *action : widget.actions())
        strings.insert(action->text());
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            strings.insert(tabs->tabText(tab));
    }
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        addStrings(strings, *box->model(), {});
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget.parentWidget());
    if (area && area->viewport() == &widget)
        addProperties(strings, *area);
    const auto *view = qobject_cast<const QAbstractItemView *>(area);
    if (view && view->model())
        addStrings(strings, *view->model(), {});
    return strings;
}

bool isPartOfOne(const QString &text, const QSet<QString> &strings)
{
    return std::any_of(strings.cbegin(), strings.cend(), [&text](QString string) {
        return string.contains(text) || string.remove(u'&').contains(text);
    });
}

} // namespace

QString placeOf(const QWidget *widget)
{
    QStringList names;
    for (; widget && names.size() < 3; widget = widget->parentWidget()) {
        const QString name = widget->objectName();
        if (!name.isEmpty() && !name.startsWith("qt_"_L1))
            names.prepend(name);
        else if (names.isEmpty())
            names.prepend(QString::fromLatin1(widget->metaObject()->className()));
        if (widget->isWindow())
            break;
    }
    return names.join(u'/');
}

const QWidget *viewportAround(const QWidget *widget)
{
    for (; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(widget->parentWidget());
        if (area && area->viewport() == widget)
            return widget;
    }
    return nullptr;
}

QList<Finding> clippedTexts(const QList<DrawnText> &texts)
{
    QList<Finding> findings;
    for (const DrawnText &drawn : texts) {
        const QRectF &ink = drawn.ink;
        const bool cutAside =
            ink.left() < drawn.clip.left() - kSlack || ink.right() > drawn.clip.right() + kSlack;
        const bool cutAboveOrBelow =
            ink.top() < drawn.clip.top() - kSlack || ink.bottom() > drawn.clip.bottom() + kSlack;
        const bool scrolls = viewportAround(drawn.widget) != nullptr;
        const bool outOfSight = scrolls && !ink.intersects(drawn.clip);
        if (outOfSight || isWrittenText(drawn) || !(cutAside || (cutAboveOrBelow && !scrolls)))
            continue;
        findings.append({u"clipped"_s, placeOf(drawn.widget), drawn.text,
                         u"its ink at %1 is cut to %2"_s.arg(numbered(ink), numbered(drawn.clip))});
    }
    return findings;
}

QList<Finding> elidedTexts(const QList<DrawnText> &texts, const QSet<QString> &written)
{
    QList<Finding> findings;
    for (const DrawnText &drawn : texts) {
        const QString text = drawn.text.trimmed();
        if (!text.contains(u'…') || isPartOfOne(text, written) || isPartOfOne(text, stringsOf(*drawn.widget)))
            continue;
        findings.append({u"elided"_s, placeOf(drawn.widget), text, u"nobody wrote the …"_s});
    }
    return findings;
}

QList<Finding> untranslatedTexts(const QList<DrawnText> &texts, const QSet<QString> &written)
{
    static const QRegularExpression word(u"\\b[a-z]*[aeiou][a-z]*\\b"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    QList<Finding> findings;
    for (const DrawnText &drawn : texts) {
        for (const QRegularExpressionMatch &found : word.globalMatch(drawn.text)) {
            const auto saysIt = [&found](const QString &string) { return string.contains(found.captured()); };
            if (found.capturedLength() < 3 || isWrittenText(drawn) ||
                std::any_of(written.cbegin(), written.cend(), saysIt))
                continue;
            findings.append({u"untranslated"_s, placeOf(drawn.widget), drawn.text.trimmed(),
                             u"“%1” did not go through tr()"_s.arg(found.captured())});
            break;
        }
    }
    return findings;
}

QList<Finding> coveredTexts(const QList<DrawnText> &texts)
{
    QList<Finding> findings;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        for (qsizetype j = i + 1; j < texts.size(); ++j) {
            const DrawnText &below = texts.at(i);
            const DrawnText &above = texts.at(j);
            const bool related = below.widget == above.widget || below.widget->isAncestorOf(above.widget);
            const QRectF common = (below.ink & below.clip) & (above.ink & above.clip);
            const bool isRepeated =
                below.text == above.text && below.ink == above.ink; // painted in two passes
            const double slant = 0.4 * std::min(below.ink.height(), above.ink.height()); // end of italics
            if (related && !isRepeated && common.width() > std::max(2.0, slant) && common.height() > 2)
                findings.append({u"covered"_s, placeOf(below.widget), below.text,
                                 u"“%1” is written over it at %2"_s.arg(above.text, numbered(common))});
        }
    }
    return findings;
}

} // namespace studio::tests
