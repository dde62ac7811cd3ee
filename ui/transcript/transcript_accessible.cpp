// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/transcript_accessible.h"

#include "ui/transcript/transcript_view.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// An action of a note below a message. It is looked up by its id each time, just as rows are.
class NoteActionAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    NoteActionAccessible(TranscriptView *view, qint64 row, QAccessibleInterface *parent, const QString &id)
        : m_view(view)
        , m_row(row)
        , m_parent(parent)
        , m_id(id)
    {
    }

    bool isValid() const override { return m_view && !found().first.id.isEmpty(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return m_parent; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Button; }
    void setText(QAccessible::Text, const QString &) override {}
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? found().first.name : QString();
    }
    QRect rect() const override
    {
        const QRect inView = found().second;
        return m_view ? QRect(m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()) : QRect();
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.offscreen = found().second.isEmpty();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &action) override
    {
        if (m_view && action == pressAction())
            m_view->activateNote(m_id);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    std::pair<NoteAction, QRect> found() const
    {
        const QList<VisibleRow> rows = m_view ? m_view->visibleRows() : QList<VisibleRow>();
        for (const VisibleRow &row : rows) {
            for (const auto &action : row.actions) {
                if (row.row == m_row && action.first.id == m_id)
                    return action;
            }
        }
        return {};
    }

    QPointer<TranscriptView> m_view;
    qint64 m_row;
    QAccessibleInterface *m_parent; ///< owns this object
    QString m_id;
};

/// One visible message. It is looked up by row each time, because rows scroll and change while a screen
/// reader holds on to them.
class RowAccessible : public QAccessibleInterface
{
public:
    RowAccessible(TranscriptView *view, qint64 row)
        : m_view(view)
        , m_row(row)
    {
    }
    ~RowAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_actions))
            QAccessible::deleteAccessibleInterface(id);
    }

    bool isValid() const override { return m_view; }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint point = m_view ? m_view->viewport()->mapFromGlobal(QPoint(x, y)) : QPoint();
        const VisibleRow row = visible();
        for (const auto &[action, rect] : row.actions) {
            if (rect.contains(point))
                return interfaceOf(action.id);
        }
        return nullptr;
    }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int index) const override
    {
        const VisibleRow row = visible();
        return index >= 0 && index < row.actions.size() ? interfaceOf(row.actions.at(index).first.id)
                                                        : nullptr;
    }
    int childCount() const override { return int(visible().actions.size()); }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const VisibleRow row = visible();
        for (qsizetype index = 0; index < row.actions.size(); ++index) {
            if (interfaceOf(row.actions.at(index).first.id) == child)
                return int(index);
        }
        return -1;
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString &) override {}

    QString text(QAccessible::Text kind) const override
    {
        switch (kind) {
        case QAccessible::Name: return visible().spoken;
        case QAccessible::Description: return visible().heardBy;
        default: return {};
        }
    }
    QRect rect() const override
    {
        const QRect inView = visible().rect;
        return m_view ? QRect(m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()) : QRect();
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.focusable = true;
        state.focused = m_view && m_view->hasFocus() && m_view->currentRow() == m_row;
        state.offscreen = visible().rect.isEmpty();
        return state;
    }

private:
    VisibleRow visible() const
    {
        if (m_view) {
            const QList<VisibleRow> rows = m_view->visibleRows();
            for (const VisibleRow &row : rows) {
                if (row.row == m_row)
                    return row;
            }
        }
        return {};
    }
    QAccessibleInterface *interfaceOf(const QString &action) const
    {
        auto known = m_actions.constFind(action);
        if (known == m_actions.constEnd()) {
            auto *self = const_cast<RowAccessible *>(this);
            known = m_actions.insert(action, QAccessible::registerAccessibleInterface(
                                                 new NoteActionAccessible(m_view, m_row, self, action)));
        }
        return QAccessible::accessibleInterface(*known);
    }

    QPointer<TranscriptView> m_view;
    qint64 m_row;
    mutable QHash<QString, QAccessible::Id> m_actions;
};

class TranscriptAccessible : public QAccessibleWidget
{
public:
    explicit TranscriptAccessible(TranscriptView *view)
        : QAccessibleWidget(view, QAccessible::List)
    {
    }
    ~TranscriptAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_rows))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return int(view()->visibleRows().size()); }
    QAccessibleInterface *child(int index) const override
    {
        const QList<VisibleRow> rows = view()->visibleRows();
        return index >= 0 && index < rows.size() ? interfaceOf(rows.at(index).row) : nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return view()->hasFocus() && view()->currentRow() >= 0 ? interfaceOf(view()->currentRow()) : nullptr;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint point = view()->viewport()->mapFromGlobal(QPoint(x, y));
        const QList<VisibleRow> rows = view()->visibleRows();
        for (const VisibleRow &row : rows) {
            if (row.rect.contains(point))
                return interfaceOf(row.row);
        }
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const QList<VisibleRow> rows = view()->visibleRows();
        for (qsizetype index = 0; index < rows.size(); ++index) {
            if (interfaceOf(rows.at(index).row) == child)
                return int(index);
        }
        return -1;
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Description ? view()->announcement() : QAccessibleWidget::text(kind);
    }

private:
    TranscriptView *view() const { return static_cast<TranscriptView *>(widget()); }

    QAccessibleInterface *interfaceOf(qint64 row) const
    {
        auto known = m_rows.constFind(row);
        if (known == m_rows.constEnd())
            known =
                m_rows.insert(row, QAccessible::registerAccessibleInterface(new RowAccessible(view(), row)));
        return QAccessible::accessibleInterface(*known);
    }

    mutable QHash<qint64, QAccessible::Id> m_rows;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<TranscriptView *>(object);
    return view ? new TranscriptAccessible(view) : nullptr;
}

} // namespace

void installTranscriptAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace studio::ui
