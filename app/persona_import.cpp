// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/persona_import.h"

#include "core/persona/limits.h"

#include <QFile>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::RequestId;

// One byte more than is allowed is read, so that a device or a growing file cannot fill the memory.
base::Result<QByteArray> readCardFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        return base::failure(ErrorCode::InvalidInput,
                             CardImport::tr("It cannot be read: %1").arg(file.errorString()), name);
    }
    const QByteArray bytes = file.read(persona::kLargestFile + 1);
    if (file.error() != QFileDevice::NoError)
        return base::failure(ErrorCode::InvalidInput,
                             CardImport::tr("It cannot be read: %1").arg(file.errorString()));
    return bytes;
}

CardImport::CardImport(House &house, const PersonaImport &wanted)
    : m_house(house)
    , m_wanted(wanted)
    , m_requests(house.rooms(), house.personas())
{
    connect(&house.personas(), &ports::PersonaPort::personaRead, this,
            [this](const RequestId &, const ports::ReadPersona &read) { save(read); });
}

// What was saved before it began, as the examples, is not its own.
void CardImport::start()
{
    connect(&m_house.personas(), &ports::PersonaPort::personaSaved, this,
            [](const RequestId &, const model::Persona &saved) {
                print(saved.textIn(saved.mainLanguage).name.simplified() + u'\t' + saved.id.value());
            });
    next();
}

void CardImport::next()
{
    if (m_wanted.files.isEmpty()) {
        Q_EMIT ended(m_worst);
        return;
    }
    m_file = m_wanted.files.takeFirst();
    const auto bytes = readCardFile(m_file);
    if (!bytes)
        return fail(bytes.error());
    m_requests.follow(m_house.personas().readPersona(*bytes), {},
                      [this](const Error &error) { fail(error); });
}

// Told to be a new one, so that an id that somebody took meanwhile is refused too.
void CardImport::save(const ports::ReadPersona &read)
{
    for (const model::CardNote &note : read.report) {
        if (note.fate != model::CardNote::Fate::Used)
            report(m_file + u": "_s + note.text);
    }
    if (read.known && !m_wanted.replace) {
        return fail({ErrorCode::Conflict,
                     tr("There is a companion with the id %1 already. Use --replace to change it.")
                         .arg(read.persona.id.value()),
                     {}});
    }
    model::Persona persona = read.persona;
    persona.revision = m_wanted.replace ? 1 : 0;
    m_requests.follow(
        m_house.personas().importPersona({persona, read.source, {}}), [this] { next(); },
        [this](const Error &error) { fail(error); });
}

void CardImport::fail(const Error &error)
{
    report(m_file + u": "_s + error.text);
    m_worst = std::max(m_worst, exitFor(error));
    // Not from within: 200 unreadable files would be 200 calls deep.
    QMetaObject::invokeMethod(this, &CardImport::next, Qt::QueuedConnection);
}

} // namespace studio::app
