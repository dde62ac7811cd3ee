// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/transcript_accessible.h"

#include "ui/transcript/visible_rows.h"

#include <QAbstractScrollArea>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// The widget of a transcript, and the transcript in it while the widget lives.
struct View
{
    QPointer<QAbstractScrollArea> area;
    SpokenTranscript *transcript = nullptr;

    explicit operator bool() const { return area; }
    [[nodiscard]] QList<VisibleRow> rows() const
    {
        return area ? transcript->visibleRows() : QList<VisibleRow>();
    }
    [[nodiscard]] bool isFocused() const { return area && area->hasFocus(); }
    [[nodiscard]] QWindow *window() const { return area ? area->window()->windowHandle() : nullptr; }
    [[nodiscard]] QRect onScreen(const QRect &inView) const
    {
        return area ? QRect(area->viewport()->mapToGlobal(inView.topLeft()), inView.size()) : QRect();
    }
    [[nodiscard]] QPoint inView(QPoint onScreen) const
    {
        return area ? area->viewport()->mapFromGlobal(onScreen) : QPoint();
    }
};

/// An action of a note below a message. It is looked up by its id each time, just as rows are.
class NoteActionAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    NoteActionAccessible(const View &view, qint64 row, QAccessibleInterface *parent, const QString &id)
        : m_view(view)
        , m_row(row)
        , m_parent(parent)
        , m_id(id)
    {
    }

    bool isValid() const override { return m_view && !found().first.id.isEmpty(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_view.window(); }
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
        return m_view.onScreen(inView);
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
            m_view.transcript->activateNote(m_id);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    std::pair<NoteAction, QRect> found() const
    {
        const QList<VisibleRow> rows = m_view.rows();
        for (const VisibleRow &row : rows) {
            for (const auto &action : row.actions) {
                if (row.row == m_row && action.first.id == m_id)
                    return action;
            }
        }
        return {};
    }

    View m_view;
    qint64 m_row;
    QAccessibleInterface *m_parent; ///< owns this object
    QString m_id;
};

/// One visible message. It is looked up by row each time, because rows scroll and change while a screen
/// reader holds on to them.
class RowAccessible : public QAccessibleInterface
{
public:
    RowAccessible(const View &view, qint64 row)
        : m_view(view)
        , m_row(row)
    {
    }
    ~RowAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_actions))
            QAccessible::deleteAccessibleInterface(id);
    }

    bool isValid() const override { return bool(m_view); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_view.window(); }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint point = m_view.inView({x, y});
        const VisibleRow row = visible();
        for (const auto &[action, rect] : row.actions) {
            if (rect.contains(point))
                return interfaceOf(action.id);
        }
        return nullptr;
    }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view.area);
    }
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
        return m_view.onScreen(inView);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.focusable = true;
        state.focused = m_view.isFocused() && m_view.transcript->currentRow() == m_row;
        state.offscreen = visible().rect.isEmpty();
        return state;
    }

private:
    VisibleRow visible() const
    {
        if (m_view) {
            const QList<VisibleRow> rows = m_view.rows();
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

    View m_view;
    qint64 m_row;
    mutable QHash<QString, QAccessible::Id> m_actions;
};

class TranscriptAccessible : public QAccessibleWidget
{
public:
    explicit TranscriptAccessible(const View &view)
        : QAccessibleWidget(view.area, QAccessible::List)
        , m_view(view)
    {
    }
    ~TranscriptAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_rows))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return int(m_view.rows().size()); }
    QAccessibleInterface *child(int index) const override
    {
        const QList<VisibleRow> rows = m_view.rows();
        return index >= 0 && index < rows.size() ? interfaceOf(rows.at(index).row) : nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return m_view.isFocused() && current() >= 0 ? interfaceOf(current()) : nullptr;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint point = m_view.inView({x, y});
        const QList<VisibleRow> rows = m_view.rows();
        for (const VisibleRow &row : rows) {
            if (row.rect.contains(point))
                return interfaceOf(row.row);
        }
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const QList<VisibleRow> rows = m_view.rows();
        for (qsizetype index = 0; index < rows.size(); ++index) {
            if (interfaceOf(rows.at(index).row) == child)
                return int(index);
        }
        return -1;
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Description ? m_view.transcript->announcement()
                                                : QAccessibleWidget::text(kind);
    }

private:
    [[nodiscard]] qint64 current() const { return m_view.transcript->currentRow(); }

    QAccessibleInterface *interfaceOf(qint64 row) const
    {
        auto known = m_rows.constFind(row);
        if (known == m_rows.constEnd())
            known =
                m_rows.insert(row, QAccessible::registerAccessibleInterface(new RowAccessible(m_view, row)));
        return QAccessible::accessibleInterface(*known);
    }

    View m_view;
    mutable QHash<qint64, QAccessible::Id> m_rows;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *area = qobject_cast<QAbstractScrollArea *>(object);
    auto *transcript = dynamic_cast<SpokenTranscript *>(object);
    return area && transcript ? new TranscriptAccessible({area, transcript}) : nullptr;
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
