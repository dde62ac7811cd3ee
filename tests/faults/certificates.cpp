// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/certificates.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QProcess>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

namespace {

// The shell stops at the first command that fails; the files of a run that was cut off are made again.
const char *const kRecipe = R"(set -e
printf '[ca]\ndefault_ca=c\n[c]\ndir=.\ndatabase=index\nserial=serial\nnew_certs_dir=.\ndefault_md=sha256\npolicy=p\nunique_subject=no\n[p]\ncommonName=supplied\n' >ca.cnf
printf 'subjectAltName=IP:127.0.0.1\n' >here.ext
printf 'subjectAltName=DNS:elsewhere.invalid\n' >elsewhere.ext
: >index; echo 1000 >serial
key() { openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$1" -keyout "$1.key" -out "$1.csr"; }
openssl req -x509 -days 30 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=authority -keyout authority.key -out authority.pem
openssl req -x509 -days 30 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=alone -addext subjectAltName=IP:127.0.0.1 -keyout alone.key -out alone.pem
sign() { openssl ca -batch -config ca.cnf -cert authority.pem -keyfile authority.key -in "$1.csr" -out "$1.pem" -notext "${@:2}"; }
key good; sign good -days 30 -extfile here.ext
key expired; sign expired -startdate 20200101000000Z -enddate 20200201000000Z -extfile here.ext
key wrong; sign wrong -days 30 -extfile elsewhere.ext
touch made
)";

Identity identity(const QDir &folder, const QString &name)
{
    QFile certificate(folder.filePath(name + u".pem"_s));
    QFile key(folder.filePath(name + u".key"_s));
    if (!certificate.open(QIODevice::ReadOnly) || !key.open(QIODevice::ReadOnly))
        return {QSslCertificate(), QSslKey()};
    return {QSslCertificate(certificate.readAll()), QSslKey(key.readAll(), QSsl::Ec)};
}

bool isFresh(const QDir &folder)
{
    const QFileInfo made(folder.filePath(u"made"_s));
    return made.exists() && made.lastModified().secsTo(QDateTime::currentDateTime()) < 24 * 3600;
}

QString makeFiles(const QDir &folder)
{
    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    shell.setProcessChannelMode(QProcess::MergedChannels);
    shell.start(u"bash"_s, {u"-c"_s, QString::fromLatin1(kRecipe)});
    if (!shell.waitForFinished(60'000) || shell.exitCode() != 0)
        return QString::fromUtf8(shell.readAll());
    return {};
}

} // namespace

base::Result<Certificates> Certificates::make(const QString &path)
{
    const QDir folder(path);
    folder.mkpath(u"."_s);
    QLockFile lock(folder.filePath(u"lock"_s));
    lock.lock();
    if (!isFresh(folder)) {
        if (const QString trouble = makeFiles(folder); !trouble.isEmpty())
            return base::failure(base::ErrorCode::InvalidInput,
                                 u"The certificates could not be made; is openssl installed?"_s, trouble);
    }
    Certificates made{.authority = identity(folder, u"authority"_s).certificate,
                      .good = identity(folder, u"good"_s),
                      .selfSigned = identity(folder, u"alone"_s),
                      .expired = identity(folder, u"expired"_s),
                      .wrongHost = identity(folder, u"wrong"_s)};
    for (const Identity *one : {&made.good, &made.selfSigned, &made.expired, &made.wrongHost}) {
        if (one->certificate.isNull() || one->key.isNull())
            return base::failure(base::ErrorCode::InvalidInput, u"A certificate could not be read."_s, path);
    }
    return made;
}

} // namespace studio::tests::faults
