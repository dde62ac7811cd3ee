// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor_row_accessible.h"

#include "ui/panels/floor_row_widget.h"
#include "ui/panels/floor_votes.h"

#include <QAccessibleWidget>

namespace studio::ui {

namespace {

constexpr int kMost = 10;

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

    /// Invalid while there is no vote.
    QVariant currentValue() const override
    {
        const ports::FloorRow &row = static_cast<FloorRowWidget *>(widget())->content().row;
        return row.vote == ports::FloorRow::Vote::Voted ? QVariant(row.importance) : QVariant();
    }
    void setCurrentValue(const QVariant &) override {}
    QVariant maximumValue() const override { return kMost; }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }
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
