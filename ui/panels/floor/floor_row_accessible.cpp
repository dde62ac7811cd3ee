// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_row_accessible.h"

#include "ui/panels/floor/floor_row_widget.h"
#include "ui/panels/floor/floor_votes.h"
#include "ui/panels/told_in.h"

#include <QAccessibleWidget>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kMost = 10;
const auto kState = u"state"_s;
const auto kAsked = u"asked"_s;
const auto kClosing = u"closing"_s;

/// A vote that the user can change takes another value, and its marks are actions.
class RowAccessible : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit RowAccessible(FloorRowWidget *row)
        : QAccessibleWidget(row, QAccessible::ListItem)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? currentValue().toString() : QAccessibleWidget::text(kind);
    }

    /// Invalid if there is no vote.
    QVariant currentValue() const override
    {
        const ports::FloorRow &vote = row()->content().row;
        return vote.vote == ports::FloorRow::Vote::Voted ? QVariant(vote.importance) : QVariant();
    }
    void setCurrentValue(const QVariant &value) override { row()->giveImportance(qRound(value.toDouble())); }
    QVariant maximumValue() const override { return kMost; }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (row()->content().grabbable)
            names += {kState, kAsked, kClosing};
        return names;
    }
    QString localizedActionName(const QString &name) const override
    {
        if (name == kState)
            return Floor::tr("Speak or listen");
        if (name == kAsked)
            return Floor::tr("Asked to answer");
        return name == kClosing ? Floor::tr("Closing") : QAccessibleWidget::localizedActionName(name);
    }
    void doAction(const QString &name) override
    {
        if (name == kState)
            row()->press(VoteMark::State);
        else if (name == kAsked)
            row()->press(VoteMark::Asked);
        else if (name == kClosing)
            row()->press(VoteMark::Closing);
        else
            QAccessibleWidget::doAction(name);
    }

private:
    [[nodiscard]] FloorRowWidget *row() const { return static_cast<FloorRowWidget *>(widget()); }
};

QAccessibleInterface *makeFor(const QString &, QObject *object)
{
    if (auto *row = qobject_cast<FloorRowWidget *>(object))
        return new RowAccessible(row);
    if (auto *votes = qobject_cast<FloorVotes *>(object))
        return new QAccessibleWidget(votes, QAccessible::List);
    return nullptr;
}

} // namespace

void installFloorRowAccessible() { QAccessible::installFactory(makeFor); }

void tellValueChanged(FloorRowWidget &row)
{
    QAccessibleValueChangeEvent told(&row, row.content().row.importance);
    QAccessible::updateAccessibility(&told);
}

} // namespace studio::ui
