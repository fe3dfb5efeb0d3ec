from librt.vecs import vec as vec
from mypy_extensions import i32 as i32
from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr
from mypy_extensions import u8 as u8
