// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_row_accessible.h"

#include "ui/panels/floor/grabbable_vote.h"
#include "ui/panels/told_in.h"

#include <QAccessibleWidget>
#include <QWidget>

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
    /// \p row is the widget that is \p vote.
    RowAccessible(QWidget *row, GrabbableVote &vote)
        : QAccessibleWidget(row, QAccessible::ListItem)
        , m_vote(vote)
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
        const FloorRowContent &content = m_vote.content();
        return content.isVoted() ? QVariant(content.row.importance) : QVariant();
    }
    void setCurrentValue(const QVariant &value) override { m_vote.giveImportance(qRound(value.toDouble())); }
    QVariant maximumValue() const override { return kMost; }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (m_vote.content().grabbable)
            names += {kState, kAsked, kClosing};
        return names;
    }
    QString localizedActionName(const QString &name) const override
    {
        if (name == kState)
            return Floor::tr("Speak or listen");
        if (name == kAsked)
            return Floor::tr("Called on");
        return name == kClosing ? Floor::tr("Closing") : QAccessibleWidget::localizedActionName(name);
    }
    void doAction(const QString &name) override
    {
        if (name == kState)
            m_vote.press(VoteMark::State);
        else if (name == kAsked)
            m_vote.press(VoteMark::Asked);
        else if (name == kClosing)
            m_vote.press(VoteMark::Closing);
        else
            QAccessibleWidget::doAction(name);
    }

private:
    GrabbableVote &m_vote; // Qt deletes this object with the widget
};

QAccessibleInterface *makeFor(const QString &, QObject *object)
{
    auto *row = qobject_cast<QWidget *>(object);
    auto *vote = dynamic_cast<GrabbableVote *>(object);
    return row && vote ? new RowAccessible(row, *vote) : nullptr;
}

} // namespace

void installFloorRowAccessible() { QAccessible::installFactory(makeFor); }

} // namespace studio::ui
