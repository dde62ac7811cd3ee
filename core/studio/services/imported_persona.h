// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/attachment.h"
#include "core/model/persona.h"
#include "core/studio/ports/persona_port.h"

#include <QList>

namespace studio::services {

/// A companion from a file in the form of the store, which names pictures and the file by their hashes.
struct ImportedPersona
{
    model::Persona persona;
    QList<model::Attachment> attachments;
};

/// InvalidInput: a picture has an unsupported format, or the file is too large. Pure; it hashes all its
/// input, which takes milliseconds.
[[nodiscard]] base::Result<ImportedPersona> importedPersona(const ports::PersonaImport &import);

/// A picture in the stored form: a PNG, or a JPEG of a camera, of at most 1 MB.
[[nodiscard]] base::Result<model::Attachment> pictureAttachment(const QByteArray &picture);

} // namespace studio::services
