// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

// Qt drops all events while no screen reader runs, and only these two classes, from private headers that we
// build without, can claim that one runs. Qt's own tests do the same. Only the called functions are declared.
class QPlatformAccessibility
{
public:
    void setActive(bool active);
};
class QPlatformIntegration
{
public:
    [[nodiscard]] QPlatformAccessibility *accessibility() const; ///< of any platform without its own
};

namespace studio::tests {

/// Records what the program tells screen readers while this object exists, in order. It replaces the
/// platform's handler, so only one may exist at a time; its destructor restores the previous handler.
class HeardByScreenReaders
{
public:
    struct Event
    {
        QAccessible::Event type;
        QString object; ///< its object name
        QString name;   ///< its accessible name at that moment
        QString description;
    };

    HeardByScreenReaders()
        : m_wasActive(QAccessible::isActive())
    {
        events().clear();
        setReader(true);
        if (!QAccessible::isActive())
            qFatal("this platform of Qt does not let us listen");
        m_before = QAccessible::installUpdateHandler(&HeardByScreenReaders::take);
    }
    ~HeardByScreenReaders()
    {
        QAccessible::installUpdateHandler(m_before);
        setReader(m_wasActive);
    }
    Q_DISABLE_COPY_MOVE(HeardByScreenReaders)

    [[nodiscard]] QList<Event> all(QAccessible::Event type, const QString &object) const
    {
        QList<Event> found;
        for (const Event &event : events()) {
            if (event.type == type && event.object == object)
                found.append(event);
        }
        return found;
    }
    /// The names that the object with this object name had at its alerts, oldest first.
    [[nodiscard]] QStringList alerts(const QString &object) const
    {
        QStringList names;
        for (const Event &event : all(QAccessible::Alert, object))
            names.append(event.name);
        return names;
    }
    /// The names of the rows, without objects of their own, that took the focus; oldest first.
    [[nodiscard]] QStringList focused() const
    {
        QStringList names;
        for (const Event &event : all(QAccessible::Focus, {})) {
            if (!event.name.isEmpty())
                names.append(event.name);
        }
        return names;
    }
    void forget() { events().clear(); }

private:
    static void setReader(bool isThere) { QPlatformIntegration().accessibility()->setActive(isThere); }
    static QList<Event> &events() // Qt's handler is a plain function
    {
        static QList<Event> events;
        return events;
    }
    static void take(QAccessibleEvent *event)
    {
        Event heard{event->type(), event->object() ? event->object()->objectName() : QString(), {}, {}};
        // Only where the text matters: an interface that is created too early would be cached.
        const bool isRow = heard.type == QAccessible::Focus && (!event->object() || event->child() >= 0);
        const bool tells = isRow || heard.type == QAccessible::Alert ||
                           heard.type == QAccessible::NameChanged ||
                           heard.type == QAccessible::DescriptionChanged;
        if (const QAccessibleInterface *spoken = tells ? event->accessibleInterface() : nullptr) {
            heard.name = spoken->text(QAccessible::Name);
            heard.description = spoken->text(QAccessible::Description);
        }
        events().append(heard);
    }

    bool m_wasActive;
    QAccessible::UpdateHandler m_before = nullptr;
};

} // namespace studio::tests
