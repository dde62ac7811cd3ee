// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/difference_row.h"

#include "ui/forms/field_names.h"
#include "ui/forms/form_edits.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;
using Kind = DiffPiece::Kind;

namespace {

/// Their values are for programs, or too long to read.
bool isOnlyNamed(Field field) { return field == Field::Avatar || field == Field::Extras; }

TextInput *side(const QString &objectName, QWidget *parent)
{
    constexpr int kMostLines = 14;
    auto *made = new TextInput(objectName, 1, kMostLines, parent);
    made->setReadOnly(true);
    made->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return made;
}

} // namespace

DifferenceRow::DifferenceRow(const persona::PersonaDifference &difference, QWidget *parent)
    : QWidget(parent)
    , m_difference(difference)
    , m_name(plainLabel(u"differenceName"_s, this))
    , m_before(side(u"differenceBefore"_s, this))
    , m_after(side(u"differenceAfter"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"differenceRow"_s);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(theme.metrics.small);
    sides->addWidget(m_before, 1, Qt::AlignTop);
    sides->addWidget(m_after, 1, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.tiny);
    column->addWidget(m_name);
    column->addLayout(sides);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void DifferenceRow::applyTheme()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_name->setFont(bold);
    write(m_before, Kind::Added, Kind::Removed);
    write(m_after, Kind::Removed, Kind::Added);
}

/// Values with a special meaning are shown in words.
QString DifferenceRow::shown(const QString &text) const
{
    switch (m_difference.field) {
    case Field::AllowedTools:
    case Field::AllowedGestures: return text == "*"_L1 ? tr("all") : text.isEmpty() ? tr("none") : text;
    case Field::Pronoun:
        return pronounName(text == "she"_L1  ? model::Pronoun::She
                           : text == "he"_L1 ? model::Pronoun::He
                                             : model::Pronoun::They);
    case Field::Archived: return text.isEmpty() ? tr("no") : tr("yes");
    default: return text;
    }
}

QString DifferenceRow::all(Kind kind) const
{
    QStringList all;
    for (const DiffPiece &piece : m_pieces)
        if (piece.kind == kind)
            all.append(piece.text.simplified());
    all.removeAll(QString());
    return all.join(u" … "_s);
}

void DifferenceRow::write(TextInput *side, Kind other, Kind own)
{
    const Theme &theme = themeOf(this);
    const QSignalBlocker quiet(side);
    QTextCharFormat same;
    same.setForeground(theme.text);
    QTextCharFormat changed;
    changed.setForeground(own == Kind::Removed ? theme.error : theme.accent);
    if (own == Kind::Removed) {
        changed.setFontStrikeOut(true);
    } else {
        changed.setFontUnderline(true);
        changed.setFontWeight(QFont::Bold);
    }
    side->clear();
    QTextCursor at(side->document());
    for (const DiffPiece &piece : std::as_const(m_pieces))
        if (piece.kind != other)
            at.insertText(piece.text, piece.kind == own ? changed : same);
    side->fitHeight();
}

void DifferenceRow::retranslate()
{
    const auto &[field, language, before, after] = m_difference;
    m_name->setText(differenceName(m_difference));
    if (isOnlyNamed(field))
        m_pieces = {{Kind::Removed, tr("previous")}, {Kind::Added, tr("changed")}};
    else
        m_pieces = aroundChanges(wordDiff(shown(before), shown(after)));
    const QString nothing = tr("nothing");
    m_before->setPlaceholderText(nothing);
    m_after->setPlaceholderText(nothing);
    //: %1 is a part of the form
    m_before->setAccessibleName(tr("%1, version on the left").arg(m_name->text()));
    //: %1 is a part of the form
    m_after->setAccessibleName(tr("%1, version on the right").arg(m_name->text()));
    const QString removed = all(Kind::Removed);
    const QString added = all(Kind::Added);
    m_before->setAccessibleDescription(removed.isEmpty() ? QString() : tr("Removed: %1").arg(removed));
    m_after->setAccessibleDescription(added.isEmpty() ? QString() : tr("Added: %1").arg(added));
}

void DifferenceRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

} // namespace studio::ui
