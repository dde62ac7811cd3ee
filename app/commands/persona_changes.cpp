// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/persona_changes.h"

#include "core/wire/json.h"
#include "core/wire/persona_wire.h"

#include <QHash>

namespace studio::app {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

using Values = QList<std::pair<QString, QString>>; // path, JSON

QString step(QString key) { return u'/' + key.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s); }

bool isNothing(const Json &value) { return value.empty() || value == ""; }

// Not Json::flatten(): it searches for each path among all the others, and lorebooks have thousands.
void collect(const Json &value, const QString &path, Values &values)
{
    if (value.is_object() && !value.empty()) {
        for (const auto &[key, member] : value.items())
            collect(member, path + step(QString::fromStdString(key)), values);
    } else if (value.is_array() && !value.empty()) {
        for (std::size_t i = 0; i < value.size(); ++i)
            collect(value[i], path + u'/' + QString::number(i), values);
    } else if (!isNothing(value)) {
        values.append({path, QString::fromUtf8(wire::dump(value))});
    }
}

Values valuesOf(model::Persona persona)
{
    persona.revision = 1;
    persona.card.source.clear();
    persona.card.portrait.clear();
    Values values;
    collect(wire::personaToJson(persona), {}, values);
    return values;
}

QHash<QString, QString> byPath(const Values &values) { return {values.cbegin(), values.cend()}; }

} // namespace

QList<PersonaChange> changesOf(const model::Persona &before, const model::Persona &after)
{
    const Values was = valuesOf(before);
    const Values willBe = valuesOf(after);
    const QHash<QString, QString> old = byPath(was);
    const QHash<QString, QString> fresh = byPath(willBe);
    QList<PersonaChange> changes;
    for (const auto &[path, value] : was) {
        if (fresh.value(path) != value)
            changes.append({path, value, fresh.value(path)});
    }
    for (const auto &[path, value] : willBe) {
        if (!old.contains(path))
            changes.append({path, {}, value});
    }
    return changes;
}

} // namespace studio::app
